import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Positions of the rooms’ videos, as their pages report them; retained while another member views the same room. */
export type VideoPositions = {
  /** Observes the latest time the video of a room has shown; null while nothing is held back for it. Replays. */
  of(roomNo: ChatRoomNo): Observable<ServerTime | null>;
  report(roomNo: ChatRoomNo, until: ServerTime | null): void;
};

/** Creates the registry, initially without any video. */
export function createVideoPositions(): VideoPositions {
  const known$ = new BehaviorSubject<ReadonlyMap<ChatRoomNo, ServerTime>>(new Map());
  return {
    of: (roomNo) =>
      known$.pipe(
        map((known) => known.get(roomNo) ?? null),
        distinctUntilChanged(),
      ),
    report(roomNo, until) {
      const known = new Map(known$.value);
      if (until === null) known.delete(roomNo);
      else known.set(roomNo, until);
      known$.next(known);
    },
  };
}
