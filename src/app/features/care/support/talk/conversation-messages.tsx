import { useEffect, useRef } from 'react';
import type { ConversationEntry } from '#contract/care/support/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { UploadedImage } from '../images/uploaded-image.tsx';
import { t } from '../texts.ts';
import { discardMessage, type OutboxMessage, resendMessage } from './outbox.ts';

const EVENTS = {
  taken: 'support.taken',
  asked: 'support.asked',
  resolved: 'support.resolvedEvent',
  ended: 'support.ended',
  silent: 'support.silent',
} as const;

/** Pause after which the time is shown again, ms. */
const PAUSE_MS = 300_000;

function MessageBubble({ message }: { message: ConversationEntry }) {
  if (message.event !== null) return <p className="talk__event">{t(EVENTS[message.event])}</p>;
  const isOwn = message.from === 'visitor';
  return (
    <div className={classNames('talk__word cluster', isOwn && 'talk__word--own')}>
      {isOwn ? null : (
        <span className="talk__who center" aria-hidden="true">
          <Icon name={message.from === 'automatic' ? 'info' : 'headset'} size={18} />
        </span>
      )}
      <div className="talk__bubble">
        {message.from === 'automatic' ? (
          <span className="cap t3">{t('support.byMachine')}</span>
        ) : (
          <span className="sr">{t(isOwn ? 'support.byYou' : 'support.byService')}</span>
        )}
        {message.text === '' ? null : <p>{message.text}</p>}
        {message.pictureId === null ? null : <UploadedImage imageId={message.pictureId} />}
      </div>
    </div>
  );
}

function Unsent({ message: { requestId, text, pictureId, problem } }: { message: OutboxMessage }) {
  return (
    <div className="talk__word cluster talk__word--own">
      <div className="talk__bubble talk__bubble--faint">
        {text === '' ? null : <p>{text}</p>}
        {pictureId === null ? null : <UploadedImage imageId={pictureId} />}
      </div>
      {problem === null ? (
        <p className="talk__fate">{t('support.sending')}</p>
      ) : (
        <div className="talk__fate is-alert" role="status">
          {t('support.notSent', { reason: problem })}
          <Button size="xs" onClick={() => resendMessage(requestId)}>
            {t('support.resend')}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => discardMessage(requestId)}>
            {t('support.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Keeps the end in view when a message is added, unless the reader has scrolled up. */
function useEnd(count: number) {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    // A scroll container must be focusable by keyboard, which not every browser provides.
    if (log.current) log.current.tabIndex = 0;
  }, []);
  useEffect(() => {
    const element = log.current;
    if (count > 0 && element && follows.current) element.scrollTop = element.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const element = log.current;
    if (element) follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < 80;
  };
  return { log, onScroll };
}

type ConversationMessagesProps = {
  readonly messages: readonly ConversationEntry[];
  readonly unsent: readonly OutboxMessage[];
};

/** All messages, the oldest first, then those being sent; arrived ones are not shown a second time. */
export function ConversationMessages({ messages, unsent }: ConversationMessagesProps) {
  const arrived = new Set(messages.map(({ clientMsgId }) => clientMsgId));
  const waiting = unsent.filter(({ requestId }) => !arrived.has(requestId));
  const { log, onScroll } = useEnd(messages.length + waiting.length);
  return (
    <div ref={log} className="talk__log" role="log" aria-label={t('support.talk')} onScroll={onScroll}>
      {messages.length + waiting.length === 0 ? (
        <EmptyState illustration="record" title={t('support.none')} text={t('support.noneText')} />
      ) : null}
      {messages.map((message, at) => {
        const before = messages[at - 1];
        return (
          <div key={message.wordId}>
            {before && message.at - before.at < PAUSE_MS ? null : (
              <p className="talk__time num">{dayTimeText(message.at)}</p>
            )}
            <MessageBubble message={message} />
          </div>
        );
      })}
      {waiting.map((message) => (
        <Unsent key={message.requestId} message={message} />
      ))}
    </div>
  );
}
