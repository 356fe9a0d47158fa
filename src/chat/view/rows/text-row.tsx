import { memo, use } from 'react';
import { classNames } from '#app/kit/class-names.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { refusalText } from '#chat/view/refusal-text.ts';
import { RowActionsContext } from '#chat/view/row-actions.ts';
import { t } from '#chat/view/texts.ts';
import type { ChatRow, SendState } from '#contract/models/chat-row.ts';
import { SenderMark, SenderName } from './sender-name.tsx';
import { Words } from './words.tsx';

type TextRowData = Extract<ChatRow, { kind: 'text' }>;
type Own = NonNullable<TextRowData['own']>;

function failedText({ refusal }: Extract<SendState, { is: 'failed' }>): string {
  if (refusal.why === 'network') return t('chat.failed');
  const why = refusal.why === 'muted' ? t('chat.muted') : refusalText(refusal, 0);
  return t('chat.failedFor', { why });
}

/** How a message of one's own fares. Nothing once it is sent. */
function OwnState({ row: { key, text }, own }: { row: TextRowData; own: Own }) {
  const { retry, discard } = use(RowActionsContext);
  const { state, clientMsgId, mentions } = own;
  const unsent = { key, text, clientMsgId, mentions };
  if (state.is === 'sent') return null;
  if (state.is === 'sending') return <span className="chat-sending">{t('chat.sending')}</span>;
  return (
    <span className="chat-failed">
      <Icon name="alert" size={14} />
      {state.is === 'waiting' ? t('chat.waiting') : failedText(state)}
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
      <SenderName sender={sender} />：
      <bdi>
        <Words text={text} />
      </bdi>
      {own && <OwnState row={row} own={own} />}
    </div>
  );
});
