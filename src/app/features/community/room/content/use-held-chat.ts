import { useEffect, useState } from 'react';
import type { RoomRef } from '#contract/community/room/schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { core, coreHealth$ } from '#core-client/core.ts';
import type { PlaybackClock } from '#streams/view/time/playback-clock.ts';

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
