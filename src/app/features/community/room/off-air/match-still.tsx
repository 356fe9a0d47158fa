import './match-still.css';
import type { ReactNode } from 'react';
import { RemindButton } from '#app/features/play/match/reminder/remind-button.tsx';
import { paths } from '#app/routes/paths.ts';
import { REMIND_BEFORE_MS } from '#contract/play/match/reminder.ts';
import type { Match, MatchDetail, MatchEvent } from '#contract/play/match/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { twoDigits } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

type TimePart = { readonly unit: 'days' | 'hours' | 'minutes' | 'seconds'; readonly count: number };

/** A length of time in days, hours, minutes and seconds; days only where there are any. A begun second counts. */
export function timeParts(ms: number): readonly TimePart[] {
  const roundedMs = Math.max(0, Math.ceil(ms / SECOND_MS)) * SECOND_MS;
  const days = Math.floor(roundedMs / DAY_MS);
  return [
    ...(days > 0 ? [{ unit: 'days', count: days } as const] : []),
    { unit: 'hours', count: Math.floor((roundedMs % DAY_MS) / HOUR_MS) },
    { unit: 'minutes', count: Math.floor((roundedMs % HOUR_MS) / MINUTE_MS) },
    { unit: 'seconds', count: Math.floor((roundedMs % MINUTE_MS) / SECOND_MS) },
  ];
}

const SPOKEN_AT_MINUTES: ReadonlySet<number> = new Set([5, 1]);

/** Returns the text read aloud five minutes before the end and one; blank in between. */
function spoken(remainingMs: number): string {
  const minutes = Math.ceil(remainingMs / MINUTE_MS);
  return SPOKEN_AT_MINUTES.has(minutes) ? t('still.left', { minutes }) : '';
}

/** Time left, in fixed-width digits. */
const Countdown = ({ remainingMs }: { remainingMs: number }) => (
  <>
    <div className="still__clock" role="timer" aria-label={t('still.countdown')}>
      {timeParts(remainingMs).map(({ unit, count }) => (
        <span key={unit}>
          <b>{twoDigits(count)}</b>
          {t(`still.${unit}`)}
        </span>
      ))}
    </div>
    <span className="sr" aria-live="polite">
      {spoken(remainingMs)}
    </span>
  </>
);

/** Before kick-off: when it is, how long until then, and a reminder [4.01]. */
function MatchSoon({ detail: { match, stadium } }: { detail: MatchDetail }) {
  const now = useServerNow();
  const remainingMs = match.startAt - now;
  return (
    <div className="still__in">
      <h2>{t('still.notStarted')}</h2>
      <p>
        <span className="num">{dayTimeText(match.startAt)}</span> {stadium}
      </p>
      {remainingMs > 0 ? (
        <Countdown remainingMs={remainingMs} />
      ) : (
        <p role="status">{t('still.anyMoment')}</p>
      )}
      {remainingMs > REMIND_BEFORE_MS ? <RemindButton match={match} /> : null}
    </div>
  );
}

const Broken = () => (
  <div className="still__in" role="status">
    <h2>{t('still.interrupted')}</h2>
    <p>{t('still.interruptedText')}</p>
  </div>
);

/** Number of lines that fit over the video; a match with more of them ends with the number left out. */
const MAX_SHOWN = 12;
const isShown = ({ kind }: MatchEvent) => kind === 'goal' || kind === 'redCard';

const Side = ({ side }: { side: Match['home'] }) => (
  <span className="still__side">
    <img src={side.logo} alt="" width={48} height={48} />
    <b>{side.name}</b>
  </span>
);

/** Key events of the match, each on its side. */
function Highlights({ events }: { events: readonly MatchEvent[] }) {
  const all = events.filter(isShown);
  if (all.length === 0) return null;
  const shown = all.length > MAX_SHOWN ? all.slice(0, MAX_SHOWN - 1) : all;
  return (
    <ol className="still__events sm" aria-label={t('still.highlights')}>
      {shown.map(({ eventId, side, minute, kind, player }) => (
        <li key={eventId} className={`still__event still__event--${side}`}>
          <b className="num">{minute}′</b>
          <Icon name={kind === 'goal' ? 'football' : 'flag'} size={14} />
          <span className="ell">
            <span className="sr">{t(`matchEvent.${kind}`)}</span> {player}
          </span>
        </li>
      ))}
      {shown.length < all.length ? (
        <li className="still__event">{t('still.more', { count: all.length - shown.length })}</li>
      ) : null}
    </ol>
  );
}

/** After the match: how it ended and what decided it. */
function MatchOver({ detail: { match, events } }: { detail: MatchDetail }) {
  const { home, away, sport } = match;
  return (
    <div className="still__in">
      <h2>{t('still.over')}</h2>
      <div className="still__score">
        <Side side={home} />
        <strong>
          {home.score}
          <i>:</i>
          {away.score}
        </strong>
        <Side side={away} />
      </div>
      {sport === 'football' ? <Highlights events={events} /> : null}
      <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.home}>
        {t('still.others')}
      </Link>
    </div>
  );
}

function StillContent({ detail }: { detail: MatchDetail }) {
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
    <StillContent detail={detail} />
    <div className="still__over">{overlay}</div>
  </div>
);
