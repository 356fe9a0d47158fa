import { useEffect, useRef } from 'react';
import type { ConversationWord } from '#contract/care/support/schema.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { UploadedImage } from '../pictures/uploaded-image.tsx';
import { t } from '../texts.ts';
import { resendMessage, type SentWord, takeBack } from './outbox.ts';

const EVENTS = {
  taken: 'support.taken',
  asked: 'support.asked',
  resolved: 'support.resolvedEvent',
  ended: 'support.ended',
  silent: 'support.silent',
} as const;

/** Pause after which the time is shown again, ms. */
const PAUSE_MS = 300_000;

function MessageBubble({ word }: { word: ConversationWord }) {
  if (word.event !== null) return <p className="talk__event">{t(EVENTS[word.event])}</p>;
  const isOwn = word.from === 'visitor';
  return (
    <div className={classNames('talk__word cluster', isOwn && 'talk__word--own')}>
      {isOwn ? null : (
        <span className="talk__who center" aria-hidden="true">
          <Icon name={word.from === 'automatic' ? 'info' : 'headset'} size={18} />
        </span>
      )}
      <div className="talk__bubble">
        {word.from === 'automatic' ? (
          <span className="cap t3">{t('support.byMachine')}</span>
        ) : (
          <span className="sr">{t(isOwn ? 'support.byYou' : 'support.byService')}</span>
        )}
        {word.text === '' ? null : <p>{word.text}</p>}
        {word.pictureId === null ? null : <UploadedImage pictureId={word.pictureId} />}
      </div>
    </div>
  );
}

function Unsent({ word: { requestId, text, pictureId, problem } }: { word: SentWord }) {
  return (
    <div className="talk__word cluster talk__word--own">
      <div className="talk__bubble talk__bubble--faint">
        {text === '' ? null : <p>{text}</p>}
        {pictureId === null ? null : <UploadedImage pictureId={pictureId} />}
      </div>
      {problem === null ? (
        <p className="talk__fate">{t('support.sending')}</p>
      ) : (
        <div className="talk__fate is-alert" role="status">
          {t('support.notSent', { reason: problem })}
          <Button size="xs" onClick={() => resendMessage(requestId)}>
            {t('support.resend')}
          </Button>
          <Button size="xs" variant="ghost" onClick={() => takeBack(requestId)}>
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
    const place = log.current;
    if (count > 0 && place && follows.current) place.scrollTop = place.scrollHeight;
  }, [count]);
  const onScroll = () => {
    const place = log.current;
    if (place) follows.current = place.scrollHeight - place.scrollTop - place.clientHeight < 80;
  };
  return { log, onScroll };
}

type ConversationMessagesProps = {
  readonly words: readonly ConversationWord[];
  readonly unsent: readonly SentWord[];
};

/** All messages, the oldest first, then those being sent; arrived ones are not shown a second time. */
export function ConversationMessages({ words, unsent }: ConversationMessagesProps) {
  const arrived = new Set(words.map(({ clientMsgId }) => clientMsgId));
  const waiting = unsent.filter(({ requestId }) => !arrived.has(requestId));
  const { log, onScroll } = useEnd(words.length + waiting.length);
  return (
    <div ref={log} className="talk__log" role="log" aria-label={t('support.talk')} onScroll={onScroll}>
      {words.length + waiting.length === 0 ? (
        <EmptyState illustration="record" title={t('support.none')} text={t('support.noneText')} />
      ) : null}
      {words.map((word, at) => {
        const before = words[at - 1];
        return (
          <div key={word.wordId}>
            {before && word.at - before.at < PAUSE_MS ? null : (
              <p className="talk__time num">{dayTimeText(word.at)}</p>
            )}
            <MessageBubble word={word} />
          </div>
        );
      })}
      {waiting.map((word) => (
        <Unsent key={word.requestId} word={word} />
      ))}
    </div>
  );
}
