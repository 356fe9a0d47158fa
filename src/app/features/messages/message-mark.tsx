import { Icon } from '#app/kit/icon/icon.tsx';
import type { IconName } from '#app/kit/icon/icon-paths.table.ts';
import type { MessageKind } from '#contract/models/message.ts';
import './message-mark.css';

const ICONS: Readonly<Record<MessageKind, IconName>> = {
  system: 'shield-check',
  promotion: 'ticket',
  order: 'receipt',
  letter: 'message',
};

/** What kind of message it is, as a picture; the kind is no news to a screen reader. */
export const MessageMark = ({ kind }: { kind: MessageKind }) => (
  <span className="msgmark" aria-hidden="true">
    <Icon name={ICONS[kind]} size={18} />
  </span>
);
