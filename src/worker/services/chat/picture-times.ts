import { BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** How far the pictures of rooms have come, as their pages report it; kept while another member looks at the same room. */
export type PictureTimes = {
  /** The latest moment the picture of a room has shown; null while nothing waits for it. Replays. */
  of(roomNo: ChatRoomNo): Observable<ServerTime | null>;
  report(roomNo: ChatRoomNo, until: ServerTime | null): void;
};

/** No picture is known at the beginning. */
export function createPictureTimes(): PictureTimes {
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
