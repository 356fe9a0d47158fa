import { useEffect, useEffectEvent, useState } from 'react';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { toAppError } from '#contract/errors.ts';
import { type ServerTime, twoDigits } from '#contract/units/time.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { textOfError } from '#i18n/error-text.ts';
import { saveFile } from '#kit/action/copy-or-save.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import {
  discardRecording,
  type Recording,
  startRecording,
  stopRecording,
  useRecording,
} from './recording.ts';

/** `courtside-m-1001-20261122-1432.ndjson.gz`, in the reader's own time. */
function recordingName(roomNo: string, startedAt: ServerTime): string {
  const at = new Date(startedAt);
  const day = `${at.getFullYear()}${twoDigits(at.getMonth() + 1)}${twoDigits(at.getDate())}`;
  return `courtside-${roomNo}-${day}-${twoDigits(at.getHours())}${twoDigits(at.getMinutes())}.ndjson.gz`;
}

/** Recorder as seen by the page: the core records, the page controls and saves. */
export type RecorderControl = {
  readonly recording: Recording;
  /** The name it was saved by, once it was. */
  readonly savedAs: string | null;
  /** True if it ended because its room was left. */
  readonly hasLeftRoom: boolean;
  /** True if it is being started or stopped. */
  readonly busy: boolean;
  start(room: RoomRef): void;
  /** Ends it; it is saved as soon as the file is whole. */
  stopAndSave(): void;
  save(): void;
  discard(): void;
};

/** State the page stores for one recording, identified by its start time. */
type Memory = {
  readonly leftAt: number | null;
  readonly saveAt: number | null;
  readonly saved: string | null;
};

const EMPTY_MEMORY: Memory = { leftAt: null, saveAt: null, saved: null };

const showError = (thrown: unknown): void =>
  showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });

/** Ends a recording with its room: messages of the next room are another recording. */
function useEndWithRoom(
  recording: Recording,
  room: RoomRef | null,
  onRoomLeft: (startedAt: number) => void,
): void {
  const notifyRoomLeft = useEffectEvent(onRoomLeft);
  const here = room && chatRoomNoOf(room);
  const stray = recording.is === 'running' && recording.roomNo !== here ? recording.startedAt : null;
  useEffect(() => {
    if (stray === null) return;
    notifyRoomLeft(stray);
    stopRecording().catch(showError);
  }, [stray]);
}

export function useRecorder(room: RoomRef | null): RecorderControl {
  const recording = useRecording();
  const [memory, setMemory] = useState(EMPTY_MEMORY);
  const { state, run } = useSubmission((work: () => Promise<void>) => work());
  const startedAt = recording.is === 'none' ? null : recording.startedAt;
  useEndWithRoom(recording, room, (leftAt) => setMemory((before) => ({ ...before, leftAt })));

  const whileBusy = async (work: () => Promise<void>) => {
    const end = await run(work);
    if (end.is === 'refused') showError(end.error);
  };
  const save = () => {
    if (recording.is === 'none') return;
    const name = recordingName(recording.roomNo, recording.startedAt);
    saveFile(name, recording.file);
    setMemory((before) => ({ ...before, saveAt: null, saved: name }));
  };
  const saveNow = useEffectEvent(save);
  const due = recording.is === 'ended' && memory.saveAt === startedAt;
  useEffect(() => {
    if (due) saveNow();
  }, [due]);

  return {
    recording,
    busy: state.is === 'sending',
    savedAs: recording.is === 'ended' ? memory.saved : null,
    hasLeftRoom: startedAt !== null && memory.leftAt === startedAt,
    save,
    start(wanted) {
      setMemory(EMPTY_MEMORY);
      void whileBusy(() => startRecording(wanted));
    },
    stopAndSave() {
      setMemory((before) => ({ ...before, saveAt: startedAt }));
      void whileBusy(stopRecording);
    },
    discard() {
      setMemory(EMPTY_MEMORY);
      discardRecording();
    },
  };
}
