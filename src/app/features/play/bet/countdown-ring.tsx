import { remainingShare } from '#app/features/money/order/progress/remaining-time.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import './countdown-ring.css';

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

type Props = {
  readonly until: ServerTime;
  /** The whole of the ring, ms. */
  readonly lengthMs: number;
  /** Name of the event at which the timer ends, read aloud with the timer. */
  readonly label: string;
  readonly small?: boolean;
};

/** Whole seconds until a moment of the server's clock, a begun one counted; from 0 to those of the whole ring. */
const secondsUntil = (until: ServerTime, now: ServerTime, lengthMs: number): number =>
  Math.max(0, Math.ceil(Math.min(until - now, lengthMs) / SECOND_MS));

/** The seconds until something is decided, in a ring that empties. */
export function CountdownRing({ until, lengthMs, label, small = false }: Props) {
  const seconds = useServerText((now) => `${secondsUntil(until, now, lengthMs)}`);
  const from = serverTime(until - lengthMs);
  const offset = useServerText((now) => `${ROUND * (1 - remainingShare(from, until, now))}`);
  return (
    <span
      className={small ? 'seconds-ring center seconds-ring--sm' : 'seconds-ring center'}
      role="timer"
      aria-label={label}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r={RADIUS} />
        <circle cx="22" cy="22" r={RADIUS} strokeDasharray={ROUND} strokeDashoffset={offset} />
      </svg>
      <b>{seconds}</b>
    </span>
  );
}
