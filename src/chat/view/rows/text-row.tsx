import { memo, use } from 'react';
import { t } from '#app/i18n/text.ts';
import { classNames } from '#app/kit/class-names.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { RowActionsContext } from '#chat/view/row-actions.ts';
import { wordsOf } from '#chat/view/words.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { SenderMark, SenderName } from './sender-name.tsx';

type TextRowData = Extract<ChatRow, { kind: 'text' }>;
type Own = NonNullable<TextRowData['own']>;

function Words({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  return wordsOf(text).map(({ at, text: part, isName }) =>
    isName ? (
      <span key={at} className="chat-at">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** How a message of one's own fares. Nothing once it is sent. */
function OwnState({ row: { key, text }, own: { state, clientMsgId } }: { row: TextRowData; own: Own }) {
  const { retry, discard } = use(RowActionsContext);
  const unsent = { key, text, clientMsgId };
  if (state.is === 'sent') return null;
  if (state.is === 'sending') return <span className="chat-sending">{t('chat.sending')}</span>;
  return (
    <span className="chat-failed">
      <Icon name="alert" size={14} />
      {t('chat.failed')}
      <button type="button" onClick={() => retry(unsent)}>
        {t('common.retry')}
      </button>
      <button type="button" onClick={() => discard(unsent)}>
        {t('chat.discard')}
      </button>
    </span>
  );
}

/** What somebody says. */
export const TextRow = memo(function TextRow({ row }: { row: TextRowData }) {
  const { sender, text, own, mentionsMe } = row;
  return (
    <div className={classNames('chat-line', own !== null && 'is-self', mentionsMe && 'is-mention')}>
      <SenderMark sender={sender} />
      <SenderName sender={sender} />：<Words text={text} />
      {own && <OwnState row={row} own={own} />}
    </div>
  );
});
