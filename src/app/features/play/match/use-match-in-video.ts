import { useSyncExternalStore } from 'react';
import { detailAt } from '#contract/play/match/detail-at.ts';
import type { Match, MatchDetail } from '#contract/play/match/schema.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';

/**
 * Returns a match as its video shows it, and the time that was filmed; null before kick-off or without a timestamp of the
 * video.
 */
export function useMatchInVideo(
  detail: MatchDetail | null,
  clock: PlaybackClock,
): { readonly match: Match; readonly at: ServerTime } | null {
  const second = useSyncExternalStore(clock.watch, () => {
    const { shownAt } = clock.now();
    return shownAt === null ? null : Math.floor(shownAt / SECOND_MS);
  });
  const { shownAt: at } = clock.now();
  if (second === null || at === null || detail === null) return null;
  const { match } = detailAt(detail, at);
  return match.clock.phase === 'upcoming' ? null : { match, at };
}
