import { BehaviorSubject, interval, type Observable, type SchedulerLike, type Subscription } from 'rxjs';
import type { Recorder, RecordingView } from '#contract/community/chat/recording-view.ts';
import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { ChatRoomNo } from '#contract/fields/ids.ts';
import type { Clock, ServerTime } from '#contract/units/time.ts';
import { createRoomRecorder, type RoomRecorder } from './room-recorder.ts';

/** Larger than this, bytes, no recording becomes. */
const LARGEST = 256 * 1024 * 1024;
const RECORDER_CHECK_MS = 1_000;
const NONE = { is: 'none' } as const;

export type RecorderDeps = {
  messages(room: RoomRef): Observable<readonly ChatMessage[]>;
  /** Returns the sequence number of the newest message. @throws AppError. */
  latestSeq(roomNo: ChatRoomNo): Promise<number>;
  /** The platform, as the recording names it. */
  origin(): string;
  /** Returns a secret key, in hex. */
  newKey(): string;
  readonly clock: Clock;
  readonly scheduler: SchedulerLike;
  readonly largest?: number;
};

type Run = {
  readonly roomNo: ChatRoomNo;
  readonly startedAt: ServerTime;
  readonly roomRecorder: RoomRecorder;
  readonly listening: Subscription;
};

/** Follows a room from its newest message on. No message that arrives during the request for that one is skipped. */
async function follow(deps: RecorderDeps, room: RoomRef): Promise<Run> {
  const roomNo = chatRoomNoOf(room);
  const early: (readonly ChatMessage[])[] = [];
  let add = (messages: readonly ChatMessage[]): void => void early.push(messages);
  const listening = deps.messages(room).subscribe((messages) => add(messages));
  try {
    const afterSeq = await deps.latestSeq(roomNo);
    const startedAt = deps.clock.now();
    const setting = { origin: deps.origin(), room: roomNo, startedAt, afterSeq, key: deps.newKey() };
    const roomRecorder = createRoomRecorder(setting);
    add = roomRecorder.add;
    for (const messages of early) roomRecorder.add(messages);
    return { roomNo, startedAt, roomRecorder, listening };
  } catch (thrown) {
    listening.unsubscribe();
    throw thrown;
  }
}

/** The recorder of a core. */
export function createRecorder(
  deps: RecorderDeps,
): Recorder & { readonly view$: Observable<RecordingView<Blob>> } {
  const { clock, scheduler, largest = LARGEST } = deps;
  const view$ = new BehaviorSubject<RecordingView<Blob>>(NONE);
  let run: Run | null = null;

  const progressOf = ({ roomNo, startedAt, roomRecorder }: Run) => ({
    roomNo,
    startedAt,
    ...roomRecorder.state(),
  });
  const end = async (reason: 'asked' | 'full'): Promise<void> => {
    if (run === null) return;
    const ended = run;
    run = null;
    ended.listening.unsubscribe();
    const endedAt = clock.now();
    const closed = await ended.roomRecorder.close().catch(() => null);
    const result = closed ? { reason, file: closed } : { reason: 'broken' as const };
    view$.next({ is: 'ended', endedAt, ...progressOf(ended), ...result });
  };
  const check = () => {
    if (run === null) return;
    run.roomRecorder.writeDue(clock.mono());
    view$.next({ is: 'running', ...progressOf(run) });
    if (run.roomRecorder.state().file.size >= largest) void end('full');
  };
  return {
    view$,
    async start(room) {
      if (run !== null) return;
      const begun = await follow(deps, room);
      run = begun;
      begun.listening.add(interval(RECORDER_CHECK_MS, scheduler).subscribe(check));
      check();
    },
    stop: () => end('asked'),
    async discard() {
      run?.listening.unsubscribe();
      run = null;
      view$.next(NONE);
    },
  };
}
