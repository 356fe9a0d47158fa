import { memo, use } from 'react';
import { sendRefusalText } from '#chat/view/send-refusal-text.ts';
import { t } from '#chat/view/texts.ts';
import type { ChatRow, SendState } from '#contract/community/chat/row.ts';
import type { Quote } from '#contract/community/chat-message/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { MessageText } from './message-text.tsx';
import { LikedContext, RowActionsContext } from './row-actions.ts';
import { RowTime } from './row-time.tsx';
import { SenderMark, SenderName } from './sender-name.tsx';
import './text-row.css';

type TextRowData = Extract<ChatRow, { kind: 'text' }>;
type Own = NonNullable<TextRowData['own']>;

function failedText({ refusal }: Extract<SendState, { is: 'failed' }>): string {
  if (refusal.reason === 'network') return t('chat.failed');
  const reason = refusal.reason === 'muted' ? t('chat.muted') : sendRefusalText(refusal, 0);
  return t('chat.failedFor', { why: reason });
}

/** Delivery state of the viewer’s own message. Empty once it is sent. */
function OwnState({ row: { key, text, quote }, own }: { row: TextRowData; own: Own }) {
  const { retry, discard } = use(RowActionsContext);
  const { state, clientMsgId, mentions } = own;
  const unsent = { key, text, clientMsgId, mentions, quote };
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

/** Quoted message of a reply; a press scrolls to the original. */
function QuoteLine({ quote, row }: { quote: Quote; row: TextRowData }) {
  const { name, text } = quote;
  const { showQuoted } = use(RowActionsContext);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="chat-quote ell cap t3"
      aria-label={t('chat.quoted', { name, text })}
      onClick={() => showQuoted(quote, row)}
    >
      <b>{name}</b>：<MessageText text={text} />
    </button>
  );
}

function Likes({ likes, messageId }: Pick<TextRowData, 'likes' | 'messageId'>) {
  const liked = use(LikedContext);
  const mine = messageId !== null && liked.has(messageId);
  return (
    <span
      className={classNames('chat-likes num', mine && 'is-mine')}
      role="img"
      aria-label={t(mine ? 'chat.likesMineSpoken' : 'chat.likesSpoken', { count: likes })}
    >
      <Icon name="heart" size={12} />
      {likes}
    </span>
  );
}

/** Row for a text message. */
export const TextRow = memo(function TextRow({ row }: { row: TextRowData }) {
  const { sender, text, own, mentionsMe, quote, likes, withdrawn } = row;
  return (
    <div
      data-said=""
      className={classNames('chat-line', own !== null && 'is-self', mentionsMe && 'is-mention')}
    >
      {quote && <QuoteLine quote={quote} row={row} />}
      <RowTime at={row.at} />
      <SenderMark sender={sender} />
      <SenderName sender={sender} />：
      {withdrawn ? (
        <i className="t3">{t('chat.withdrawn')}</i>
      ) : (
        <bdi>
          <MessageText text={text} />
        </bdi>
      )}
      {likes > 0 && <Likes likes={likes} messageId={row.messageId} />}
      {own && <OwnState row={row} own={own} />}
    </div>
  );
});
