import './talk.css';
import { type ReactNode, useState } from 'react';
import { Loaded } from '#app/page/loading/loaded.tsx';
import type { Stars } from '#contract/care/support/image-schema.ts';
import type { Conversation } from '#contract/care/support/schema.ts';
import { conversationAfter } from '#contract/care/support/states.table.ts';
import { failureOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Card } from '#kit/layout/card.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { StarRating } from '../star-rating.tsx';
import { t } from '../texts.ts';
import { Composer } from './composer.tsx';
import { ConversationMessages } from './conversation-messages.tsx';
import { useOutbox } from './outbox.ts';

/** Ends the conversation, or leaves the queue, after a question. */
function End({ isWaiting }: { isWaiting: boolean }) {
  const [asking, setAsking] = useState(false);
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore('support.end', {});
    await refreshAnswers('support.conversation');
  });
  const end = async () => {
    const ended = await run(null);
    setAsking(false);
    if (ended.is === 'refused') showToast({ text: textOfError(ended.error), tone: 'alert' });
  };
  const verb = t(isWaiting ? 'support.leave' : 'support.end');
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <AlertDialog
        open={asking}
        title={t(isWaiting ? 'support.leaveTitle' : 'support.endTitle')}
        description={t(isWaiting ? 'support.leaveText' : 'support.endText')}
        confirmLabel={verb}
        onConfirm={end}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        busy={state.is === 'sending'}
      />
    </>
  );
}

/** Partner of the conversation, whether an agent is present, and the button that ends it. */
function TalkHead({ talk }: { talk: Conversation }) {
  const canEnd = conversationAfter(talk.state, 'end') !== null;
  return (
    <header className="talk__head row gap-10">
      <h1>{t('support.title')}</h1>
      <Tag tone={talk.isOpen ? 'primary' : 'plain'}>{t(talk.isOpen ? 'support.open' : 'support.closed')}</Tag>
      <span className="grow" />
      {canEnd ? <End isWaiting={talk.state === 'queued' || talk.state === 'offline'} /> : null}
    </header>
  );
}

const MINUTE_MS = 60_000;

const opensText = ({ opensAt }: Conversation) => (opensAt === null ? '' : dayTimeText(opensAt));

function queuedText({ ahead, waitMs }: Conversation): string {
  if (ahead === null || ahead === 0) return t('support.queuedNext');
  if (waitMs === null) return t('support.queuedUnknown', { ahead });
  return t('support.queuedWait', { ahead, minutes: Math.max(1, Math.ceil(waitMs / MINUTE_MS)) });
}

/** Returns the state of the conversation as a sentence: who is awaited, and for how long where that is known. */
function statusText(talk: Conversation): string {
  switch (talk.state) {
    case 'none':
      return talk.isOpen ? t('support.inHours') : t('support.outOfHours', { time: opensText(talk) });
    case 'offline':
      return talk.isOpen ? t('support.queuedNext') : t('support.offline', { time: opensText(talk) });
    case 'queued':
      return queuedText(talk);
    case 'assigned':
    case 'waitingMember':
    case 'waitingAgent':
    case 'resolved':
    case 'abandoned':
      return t(`support.${talk.state}`);
    case 'closed':
      return t('support.over');
    default:
      return talk.state satisfies never;
  }
}

/** State of the conversation, read out when it changes; and information for guests before they write. */
function TalkStatus({ talk }: { talk: Conversation }) {
  const session = useSession();
  return (
    <div className="talk__status sm">
      <p role="status">{statusText(talk)}</p>
      {talk.isAutomatic ? <p className="cap t3">{t('support.automaticNote')}</p> : null}
      {session.is === 'guest' ? <p className="cap t3">{t('support.guestNote')}</p> : null}
    </div>
  );
}

async function rate(stars: Stars): Promise<void> {
  await callCore('support.rate', { stars });
  await refreshAnswers('support.conversation');
}

/** Rating, shown once a conversation has ended, and only while it can be resumed. */
const Rating = ({ talk: { state, stars } }: { talk: Conversation }) =>
  state === 'resolved' ? (
    <section className="talk__rate row wraps">
      <h2>{t('support.rate')}</h2>
      <StarRating
        label={t('support.rate')}
        stars={stars}
        starLabel={(count) => t('support.star', { count })}
        ratedText={(count) => t('support.rated', { count })}
        onRate={rate}
      />
    </section>
  ) : null;

const card = (inside: ReactNode) => (
  <Card flush className="talk column talk--empty">
    {inside}
  </Card>
);

/** Conversation with customer service: its messages, its state, and the composer [2.08]. */
export function Talk() {
  const query = useCall('support.conversation', {}, { refetchMs: REFRESH_MS['support.conversation'] });
  const unsent = useOutbox();
  return (
    <Loaded of={query} waiting={card(<SkeletonRows count={5} />)} frame={card}>
      {(talk) => (
        <Card flush className="talk column">
          <TalkHead talk={talk} />
          <TalkStatus talk={talk} />
          {failureOf(query) === null ? null : (
            <p className="talk__stale" role="status">
              {t('support.stale')}
            </p>
          )}
          <ConversationMessages messages={talk.words} unsent={unsent} />
          <Rating talk={talk} />
          <Composer />
        </Card>
      )}
    </Loaded>
  );
}
