import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { pictureNow } from '#app/features/community/video/picture-store.ts';
import { detailAt } from '#contract/play/match/detail-at.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { createPictureClock, type PictureClock } from '#streams/view/time/picture-clock.ts';
import type { RoomContent, ShownContent } from './room-content.ts';
import { useNoSpoilers } from './spoilers.ts';
import { useHeldChat } from './use-held-chat.ts';

/** The picture goes back no further, ms. */
const KEPT_MS = 31 * MINUTE_MS;

type Stats = MatchDetail['stats'];

/** Statistics as they came while the room is open, since no answer has those of before. */
type StatsHistory = {
  add(detail: MatchDetail): void;
  /** Those of a time; of a time before the room was opened the first that came, null before any came. */
  at(time: ServerTime): Stats | null;
};

function createStatsHistory(): StatsHistory {
  let kept: readonly { readonly at: ServerTime; readonly stats: Stats }[] = [];
  return {
    add({ match: { clock }, stats }) {
      if (kept.at(-1)?.at === clock.at) return;
      kept = [...kept, { at: clock.at, stats }].filter(({ at }) => at > clock.at - KEPT_MS);
    },
    at: (time) => (kept.findLast(({ at }) => at <= time) ?? kept[0])?.stats ?? null,
  };
}

function heldTo(detail: MatchDetail, until: ServerTime, history: StatsHistory): MatchDetail {
  if (until >= detail.match.clock.at) return detail;
  return { ...detailAt(detail, until), stats: history.at(until) ?? detail.stats };
}

/** The time of the picture that has come along in the corner, when its own room is entered again. */
function clockInCorner(path: string): PictureClock | null {
  const { picture } = pictureNow();
  return picture?.roomPath === path ? picture.clock : null;
}

/** What the parts of a room show: the match as far as its picture has shown it, unless the viewer wants it as it is now. */
export function useShownContent(content: RoomContent): ShownContent {
  const { pathname } = useLocation();
  const [clock] = useState(() => clockInCorner(pathname) ?? createPictureClock());
  const [history] = useState(createStatsHistory);
  const held = useNoSpoilers();
  useHeldChat(content.address.room, clock, held);
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
