import type { InboxKind, InboxTarget } from '#contract/care/inbox/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';

const ICONS: Readonly<Record<InboxKind, IconName>> = {
  system: 'shield-check',
  promotion: 'ticket',
  order: 'receipt',
  letter: 'message',
};

/** Pages that describe the subject of a message better than its kind does. */
const PLACE_ICONS: Readonly<Partial<Record<InboxTarget, IconName>>> = {
  deposit: 'plus',
  profile: 'user',
  password: 'lock',
  limits: 'sliders',
  identity: 'shield-check',
  treasury: 'trend',
  coins: 'coins',
  room: 'bell',
  rain: 'bell',
};

type InboxMarkProps = { readonly kind: InboxKind; readonly place: InboxTarget | null };

/** Icon for the subject of a message; a screen reader reads its text. */
export const InboxMark = ({ kind, place }: InboxMarkProps) => (
  <span className="icon-tile inbox-mark" aria-hidden="true">
    <Icon
      name={(kind === 'letter' || place === null ? undefined : PLACE_ICONS[place]) ?? ICONS[kind]}
      size={18}
    />
  </span>
);
