import './match-still.css';
import type { ReactNode } from 'react';
import { RemindButton } from '#app/features/play/match/reminder/remind-button.tsx';
import { REMIND_BEFORE_MS } from '#contract/play/match/reminder.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { t } from '../texts.ts';
import { MatchOver } from './match-over.tsx';
import { timeParts } from './time-parts.ts';

const SPOKEN_AT_MINUTES: ReadonlySet<number> = new Set([5, 1]);

/** Returns the text read aloud five minutes before the end and one; blank in between. */
function spoken(leftMs: number): string {
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  return SPOKEN_AT_MINUTES.has(minutes) ? t('still.left', { minutes }) : '';
}

/** Time left, in fixed-width digits. */
const Countdown = ({ leftMs }: { leftMs: number }) => (
  <>
    <div className="still__clock" role="timer" aria-label={t('still.countdown')}>
      {timeParts(leftMs).map(({ unit, count }) => (
        <span key={unit}>
          <b>{twoDigits(count)}</b>
          {t(`still.${unit}`)}
        </span>
      ))}
    </div>
    <span className="sr" aria-live="polite">
      {spoken(leftMs)}
    </span>
  </>
);

/** Before kick-off: when it is, how long until then, and a reminder [4.01]. */
function MatchSoon({ detail: { match, stadium } }: { detail: MatchDetail }) {
  const now = useServerNow();
  const leftMs = match.startAt - now;
  return (
    <div className="still__in">
      <h2>{t('still.notStarted')}</h2>
      <p>
        <span className="num">{dayTimeText(match.startAt)}</span> {stadium}
      </p>
      {leftMs > 0 ? <Countdown leftMs={leftMs} /> : <p role="status">{t('still.anyMoment')}</p>}
      {leftMs > REMIND_BEFORE_MS ? <RemindButton match={match} /> : null}
    </div>
  );
}

const Broken = () => (
  <div className="still__in" role="status">
    <h2>{t('still.interrupted')}</h2>
    <p>{t('still.interruptedText')}</p>
  </div>
);

function Said({ detail }: { detail: MatchDetail }) {
  switch (detail.match.clock.phase) {
    case 'upcoming':
      return <MatchSoon detail={detail} />;
    case 'ended':
      return <MatchOver detail={detail} />;
    default:
      return <Broken />;
  }
}

/** Content in place of the video while the match is not being played [4.01]. */
export const MatchStill = ({ detail, overlay }: { detail: MatchDetail; overlay: ReactNode }) => (
  <div className="still stage">
    <img className="art" src={detail.match.cover} alt="" />
    <Said detail={detail} />
    <div className="still__over">{overlay}</div>
  </div>
);
