import { useSyncExternalStore } from 'react';
import type { RecordingView } from '#contract/community/chat/recording-view.ts';
import type { RoomRef } from '#contract/community/room/room-ref.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { core, serverNow, streamOf } from '#core-client/core.ts';
import { createWatchers } from '#core-client/shared-store.ts';
import { onViewerChange } from '#core-client/viewer.ts';

/**
 * Returns the page's view of a recording after the core reports `next`. A core that crashed has no recording, but the parts
 * it handed over can still be saved, unless the recording was discarded.
 */
export function nextRecordingView<File>(
  before: RecordingView<File>,
  next: RecordingView<File>,
  { discarded, now }: { readonly discarded: boolean; readonly now: () => ServerTime },
): RecordingView<File> {
  if (next.is !== 'none' || discarded || before.is === 'none') return next;
  return before.is === 'ended' ? before : { ...before, is: 'ended', reason: 'broken', endedAt: now() };
}

export type Recording = RecordingView<Blob>;

let recording: Recording = { is: 'none' };
let discarded = false;
let following = false;

function setRecording(next: Recording): void {
  recording = nextRecordingView(recording, next, { discarded, now: serverNow });
  if (next.is !== 'none') discarded = false;
  notify();
}

/** A recording belongs to the viewer who made it. */
onViewerChange((change) => {
  if (change === 'left' && recording.is !== 'none') discardRecording();
});

/** Tracks a recording for the lifetime of the page once one has begun: it outlasts the screen it was started on. */
const { watch, notify } = createWatchers({
  open() {
    if (following) return;
    following = true;
    streamOf('dev.recording', null).subscribe(({ items }) => {
      for (const item of items) setRecording(item);
    });
  },
});

export const useRecording = (): Recording => useSyncExternalStore(watch, () => recording);

/** @throws AppError when the room cannot be queried. */
export const startRecording = (room: RoomRef): Promise<void> => core.recorder.start(room);

export const stopRecording = (): Promise<void> => core.recorder.stop();

export function discardRecording(): void {
  discarded = true;
  void core.recorder.discard();
  setRecording({ is: 'none' });
}
