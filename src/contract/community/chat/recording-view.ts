import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { RoomRef } from '../room/schema.ts';

type Recorded<File> = {
  readonly roomNo: ChatRoomNo;
  readonly startedAt: ServerTime;
  readonly events: number;
  /** Messages the platform no longer had. */
  readonly missed: number;
  /** What there is of it so far: gzip that can be read as it is. */
  readonly file: File;
};

/** The recording of a room, as far as it has come. */
export type RecordingView<File> =
  | { readonly is: 'none' }
  | ({ readonly is: 'running' } & Recorded<File>)
  | ({
      readonly is: 'ended';
      /** full: it became as large as one may be. broken: what came last could not be packed. */
      readonly why: 'asked' | 'full' | 'broken';
      readonly endedAt: ServerTime;
    } & Recorded<File>);

/** Writes down what is said in a room, in the format of docs/replay.md. One recording at a time. */
export type Recorder = {
  /** From now on; what was recorded before is forgotten. @throws AppError when the room cannot be asked. */
  start(room: RoomRef): Promise<void>;
  /** Resolves when the file is whole. */
  stop(): Promise<void>;
  discard(): Promise<void>;
};
