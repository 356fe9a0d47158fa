import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { RoomRef } from '../room/room-ref.ts';

type Recorded<File> = {
  readonly roomNo: ChatRoomNo;
  readonly startedAt: ServerTime;
  readonly events: number;
  /** Messages the platform no longer had. */
  readonly missed: number;
  /** Recording so far: gzip that is readable at any point. */
  readonly file: File;
};

/** The recording of a room, as far as it has come. */
export type RecordingView<File> =
  | { readonly is: 'none' }
  | ({ readonly is: 'running' } & Recorded<File>)
  | ({
      readonly is: 'ended';
      /** full: the size limit was reached. broken: the last data could not be compressed. */
      readonly reason: 'asked' | 'full' | 'broken';
      readonly endedAt: ServerTime;
    } & Recorded<File>);

/** Records the messages of a room, in the format of docs/replay.md. One recording at a time. */
export type Recorder = {
  /** Starts recording; the previous recording is discarded. @throws AppError when the room cannot be requested. */
  start(room: RoomRef): Promise<void>;
  /** Resolves when the file is whole. */
  stop(): Promise<void>;
  discard(): Promise<void>;
};
