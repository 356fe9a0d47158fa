import { useTermFiller } from '#app/features/ground/site/currency-terms.ts';
import type { InboxMessage } from '#contract/care/inbox/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { classNames } from '#kit/class-names.ts';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { InboxMark } from '../inbox-mark.tsx';
import { messageTime } from '../message-time.ts';
import { t } from '../texts.ts';
import type { Selection } from './use-selection.ts';

type RowProps = {
  readonly message: InboxMessage;
  readonly now: ServerTime;
  readonly path: string;
  readonly isOpen: boolean;
  readonly selection: Selection;
};

function Words({ message, now }: Pick<RowProps, 'message' | 'now'>) {
  const { title, text, at, isRead, isSticky } = message;
  const filled = useTermFiller();
  return (
    <span className="inbox-row__words">
      <span className="inbox-row__head">
        {isRead ? null : <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
        {isSticky ? (
          <>
            <Icon name="pin" size={14} className="inbox-row__pin" />
            <VisuallyHidden>{t('inbox.sticky')}</VisuallyHidden>
          </>
        ) : null}
        <b className="ell">{filled(title)}</b>
        <time className="num" dateTime={new Date(at).toISOString()}>
          {messageTime(at, now)}
        </time>
      </span>
      <span className="inbox-row__text ell">{filled(text)}</span>
    </span>
  );
}

/** One message of the list: leads to the whole of it, or is chosen while several are dealt with. */
export function MessageRow({ message, now, path, isOpen, selection }: RowProps) {
  const { messageId, kind, place, isRead } = message;
  const chosen = selection.isOn && selection.has(messageId);
  return (
    <li className={classNames('inbox-row', !isRead && 'inbox-row--new', chosen && 'inbox-row--chosen')}>
      {selection.isOn ? (
        <Checkbox
          label={<Words message={message} now={now} />}
          checked={chosen}
          onChange={() => selection.toggle(messageId)}
        />
      ) : (
        <Link className="inbox-row__link" to={path} aria-current={isOpen ? 'true' : undefined}>
          <InboxMark kind={kind} place={place} />
          <Words message={message} now={now} />
        </Link>
      )}
    </li>
  );
}
