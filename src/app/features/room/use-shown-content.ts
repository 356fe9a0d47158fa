import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServerNow } from '#app/core-client/server-clock.ts';
import type { MatchDetail } from '#contract/models/match.ts';
import { detailAt } from '#contract/rules/matches/detail-at.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { createPictureClock } from '#streams/view/picture-clock.ts';
import type { RoomContent, ShownContent } from './room-content.ts';
import { useNoSpoilers } from './spoilers.ts';
import { createStatsHistory, type StatsHistory } from './stats-history.ts';

function heldTo(detail: MatchDetail, until: ServerTime, history: StatsHistory): MatchDetail {
  if (until >= detail.match.clock.at) return detail;
  return { ...detailAt(detail, until), stats: history.at(until) ?? detail.stats };
}

/** What the parts of a room show: the match as far as its picture has shown it, unless the viewer wants it as it is now. */
export function useShownContent(content: RoomContent): ShownContent {
  const [clock] = useState(createPictureClock);
  const [history] = useState(createStatsHistory);
  const held = useNoSpoilers();
  const { detail } = content;
  useEffect(() => {
    if (detail) history.add(detail);
  }, [detail, history]);
  // The room is drawn again when something that had happened is shown, not whenever the picture moves.
  const happened = useSyncExternalStore(clock.watch, () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : (detail?.events.filter(({ at }) => at <= shownUntil).length ?? 0);
  });
  const until = held && happened !== null ? clock.now().shownUntil : null;
  const shown = detail && until !== null ? heldTo(detail, until, history) : detail;
  return { ...content, detail: shown, live: detail, clock, held };
}

/** The time at which a held match is shown: that of the picture, once a second; without a picture the server's. */
export function useShownNow({ clock, held }: Pick<ShownContent, 'clock' | 'held'>): ServerTime {
  const now = useServerNow();
  const shown = useSyncExternalStore(clock.watch, () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : Math.floor(shownUntil / SECOND_MS) * SECOND_MS;
  });
  return held && shown !== null ? serverTime(shown) : now;
}
