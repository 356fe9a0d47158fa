import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { liveVideo } from '#app/features/community/video/video-store.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import { detailAt } from '#contract/play/match/detail-at.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import { MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { type ServerTime, serverTime } from '#contract/units/time.ts';
import { core, coreHealth$ } from '#core-client/core.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { useServerNow } from '#core-client/time/server-clock.ts';
import { createPlaybackClock, type PlaybackClock } from '#streams/view/time/playback-clock.ts';
import type { RoomContent, ShownContent } from './room-content.ts';

/** Longest rewind of the video, ms. */
const HISTORY_MS = 31 * MINUTE_MS;

type Stats = MatchDetail['stats'];

/** Statistics recorded while the room is open, since no response includes earlier ones. */
type StatsHistory = {
  add(detail: MatchDetail): void;
  /** Returns those of a time; for a time before the room was opened the first ones, null before any arrived. */
  at(time: ServerTime): Stats | null;
};

function createStatsHistory(): StatsHistory {
  let samples: readonly { readonly at: ServerTime; readonly stats: Stats }[] = [];
  return {
    add({ match: { clock }, stats }) {
      if (samples.at(-1)?.at === clock.at) return;
      samples = [...samples, { at: clock.at, stats }].filter(({ at }) => at > clock.at - HISTORY_MS);
    },
    at: (time) => (samples.findLast(({ at }) => at <= time) ?? samples[0])?.stats ?? null,
  };
}

function heldTo(detail: MatchDetail, until: ServerTime, history: StatsHistory): MatchDetail {
  if (until >= detail.match.clock.at) return detail;
  return { ...detailAt(detail, until), stats: history.at(until) ?? detail.stats };
}

/** Returns the clock of the video in the corner, when its own room is entered again. */
function clockInCorner(path: string): PlaybackClock | null {
  const { video } = liveVideo;
  return video?.roomPath === path ? video.clock : null;
}

/** A core that missed the report is gone; the next one receives it again. */
const unheard = () => undefined;

/**
 * Reports to a room's chat the progress of its video, so that no message spoils what the video has not shown; a room that
 * was left is not held. The room is constant: a room screen is keyed by its address.
 */
export function useHeldChat(room: RoomRef, clock: PlaybackClock, held: boolean): void {
  const [first] = useState(room);
  useEffect(() => {
    let reported: ServerTime | null | undefined;
    const report = () => {
      const until = held ? clock.now().shownUntil : null;
      if (until === reported) return;
      reported = until;
      core.chat.heldTo(first, until).catch(unheard);
    };
    const unwatch = clock.watch(report);
    const health = coreHealth$.subscribe(() => {
      reported = undefined;
      report();
    });
    return () => {
      unwatch();
      health.unsubscribe();
      core.chat.heldTo(first, null).catch(unheard);
    };
  }, [clock, held, first]);
}

const SHOWN = 'shown';

const choice = createStoredChoice('spoilers');

/** Reports whether the room hides everything that the video has not shown. On by default. */
export const useNoSpoilers = (): boolean => choice.use() !== SHOWN;

export const setNoSpoilers = (wanted: boolean): void => choice.set(wanted ? 'hidden' : SHOWN);

/**
 * Returns the content for the parts of a room: the match as far as its video has shown it, unless the viewer prefers the
 * current state.
 */
export function useShownContent(content: RoomContent): ShownContent {
  const { pathname } = useLocation();
  const [clock] = useState(() => clockInCorner(pathname) ?? createPlaybackClock());
  const [history] = useState(createStatsHistory);
  const held = useNoSpoilers();
  useHeldChat(content.address.room, clock, held);
  const { detail } = content;
  useEffect(() => {
    if (detail) history.add(detail);
  }, [detail, history]);
  // The room is rendered again when a past event is shown, not on every move of the video.
  const happened = useSyncExternalStore(clock.watch, () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : (detail?.events.filter(({ at }) => at <= shownUntil).length ?? 0);
  });
  const until = held && happened !== null ? clock.now().shownUntil : null;
  const shown = detail && until !== null ? heldTo(detail, until, history) : detail;
  return { ...content, detail: shown, live: detail, clock, held };
}

/** Returns the time at which a held match is shown: that of the video, once a second; without a video the server's. */
export function useShownNow({ clock, held }: Pick<ShownContent, 'clock' | 'held'>): ServerTime {
  const now = useServerNow();
  const shown = useSyncExternalStore(clock.watch, () => {
    const { shownUntil } = clock.now();
    return shownUntil === null ? null : Math.floor(shownUntil / SECOND_MS) * SECOND_MS;
  });
  return held && shown !== null ? serverTime(shown) : now;
}
