import { type Curve, levelAt } from '#sandbox/games/rise/rise.ts';
import type { TableState } from '../table/table-scene.ts';

/**
 * Delay of the curve behind the server's clock, ms: an interval of requests and one response. The server has confirmed every moment that is
 * drawn, so that no curve is seen above its end.
 */
const LAG_MS = 350;
/** Time without an answer after which the curve counts as interrupted, ms. */
const STALE_MS = 900;
/** Level at the start, hundredths. */
const START = 100;

/** State of the curve of an issue as it is drawn at a moment. Levels are hundredths, times ms since the close. */
export type Flight =
  | { readonly is: 'waiting'; readonly startsInMs: number }
  | { readonly is: 'flying'; readonly level: number; readonly ms: number; readonly isStale: boolean }
  | {
      readonly is: 'ended';
      readonly level: number;
      readonly ms: number;
      readonly sinceMs: number;
      readonly nextInMs: number;
    };

/** The flight at a time of the server’s clock, no later than its last answer. */
export function flightAt(curve: Curve, { now: answeredAt, issue }: TableState, now: number): Flight {
  const { closesAt, endsAt, nextAt, phase, shown } = issue;
  if (phase === 'ended' && endsAt !== null)
    return {
      is: 'ended',
      level: shown[0] ?? START,
      ms: endsAt - closesAt,
      sinceMs: now - endsAt,
      nextInMs: Math.max(0, (nextAt ?? now) - now),
    };
  if (now < closesAt) return { is: 'waiting', startsInMs: closesAt - now };
  const ms = Math.max(0, Math.min(now - LAG_MS, answeredAt) - closesAt);
  const isStale = now - Math.max(answeredAt, closesAt) > STALE_MS;
  return { is: 'flying', level: levelAt(curve, ms), ms, isStale };
}
