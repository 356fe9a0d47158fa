import type { MatchDetail } from '#contract/models/match.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** The picture goes back no further, ms. */
const KEPT_MS = 31 * MINUTE_MS;

type Stats = MatchDetail['stats'];

/** Statistics as they came while the room is open, since no answer has those of before. */
export type StatsHistory = {
  add(detail: MatchDetail): void;
  /** Those of a time; of a time before the room was opened the first that came, null before any came. */
  at(time: ServerTime): Stats | null;
};

export function createStatsHistory(): StatsHistory {
  let kept: readonly { readonly at: ServerTime; readonly stats: Stats }[] = [];
  return {
    add({ match: { clock }, stats }) {
      if (kept.at(-1)?.at === clock.at) return;
      kept = [...kept, { at: clock.at, stats }].filter(({ at }) => at > clock.at - KEPT_MS);
    },
    at: (time) => (kept.findLast(({ at }) => at <= time) ?? kept[0])?.stats ?? null,
  };
}
