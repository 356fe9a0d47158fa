import type { Observable } from 'rxjs';
import type { Recorder, RecordingView } from '#contract/models/recording-view.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { RoomFigures } from '#contract/models/room-figures.ts';
import { type FiguresMeans, roomFigures } from './figures.ts';
import { createRecorder, type RecorderMeans } from './recorder.ts';

/** What load testers and developers look at and record. */
export type Developer = {
  readonly recorder: Recorder & { readonly view$: Observable<RecordingView<Blob>> };
  figures(room: RoomRef | null): Observable<RoomFigures>;
};

export const createDeveloper = (means: FiguresMeans & RecorderMeans): Developer => ({
  recorder: createRecorder(means),
  figures: (room) => roomFigures(means, room),
});
