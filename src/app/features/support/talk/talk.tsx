import type { ReactNode } from 'react';
import { callCore } from '#app/core-client/core.ts';
import { refreshAnswers, useCall } from '#app/core-client/query.ts';
import { REFRESH_MS } from '#app/core-client/refresh.table.ts';
import { SkeletonRows } from '#app/kit/feedback/skeleton-rows.tsx';
import { Loaded } from '#app/page/loaded.tsx';
import type { Conversation } from '#contract/models/conversation.ts';
import type { Stars } from '#contract/models/support-picture.ts';
import { failureOf } from '#contract/units/loadable.ts';
import { StarRating } from '../star-rating.tsx';
import { t } from '../texts.ts';
import { Composer } from './composer.tsx';
import { useOutbox } from './outbox.ts';
import { TalkHead } from './talk-head.tsx';
import { TalkStatus } from './talk-status.tsx';
import { Words } from './words.tsx';
import './talk.css';

async function rate(stars: Stars): Promise<void> {
  await callCore('support.rate', { stars });
  await refreshAnswers('support.conversation');
}

/** Asked once a conversation is over, and only while it can go on. */
const Rating = ({ talk: { state, stars } }: { talk: Conversation }) =>
  state === 'resolved' ? (
    <section className="talk__rate">
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

const card = (inside: ReactNode) => <section className="card talk talk--empty">{inside}</section>;

/** The conversation with customer service: what was said, where it is, and the field to go on with [2.08]. */
export function Talk() {
  const query = useCall('support.conversation', {}, { refetchMs: REFRESH_MS['support.conversation'] });
  const unsent = useOutbox();
  return (
    <Loaded of={query} waiting={card(<SkeletonRows count={5} />)} frame={card}>
      {(talk) => (
        <section className="card talk">
          <TalkHead talk={talk} />
          <TalkStatus talk={talk} />
          {failureOf(query) === null ? null : (
            <p className="talk__stale" role="status">
              {t('support.stale')}
            </p>
          )}
          <Words words={talk.words} unsent={unsent} />
          <Rating talk={talk} />
          <Composer />
        </section>
      )}
    </Loaded>
  );
}
