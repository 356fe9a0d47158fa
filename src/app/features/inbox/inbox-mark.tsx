import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import type { InboxKind } from '#contract/models/inbox.ts';
import './inbox-mark.css';

const ICONS: Readonly<Record<InboxKind, IconName>> = {
  system: 'shield-check',
  promotion: 'ticket',
  order: 'receipt',
  letter: 'message',
};

/** What kind of message it is, as a picture; the kind is no news to a screen reader. */
export const InboxMark = ({ kind }: { kind: InboxKind }) => (
  <span className="msgmark" aria-hidden="true">
    <Icon name={ICONS[kind]} size={18} />
  </span>
);
