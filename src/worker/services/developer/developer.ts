import type { Observable } from 'rxjs';
import type { Recorder, RecordingView } from '#contract/community/chat/recording-view.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { RoomFigures } from '#contract/community/room-figures.ts';
import { type FiguresDeps, roomFigures } from './figures.ts';
import { createRecorder, type RecorderDeps } from './recorder.ts';

/** Tools that load testers and developers view and record with. */
export type Developer = {
  readonly recorder: Recorder & { readonly view$: Observable<RecordingView<Blob>> };
  figures(room: RoomRef | null): Observable<RoomFigures>;
};

/** Creates the tools, one per core; nothing is recorded or measured until requested. */
export const createDeveloper = (deps: FiguresDeps & RecorderDeps): Developer => ({
  recorder: createRecorder(deps),
  figures: (room) => roomFigures(deps, room),
});
