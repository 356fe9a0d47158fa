import { defer, type Observable, switchMap } from 'rxjs';
import type { Recorder } from '#contract/community/chat/recording-view.ts';
import type { RoomFigures, WireFailure } from '#contract/community/room-figures.ts';
import { toHex } from '#contract/units/bytes.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { ChatService } from '#worker/services/chat/chat-service.ts';
import { leavings } from '#worker/session/session-state.ts';
import type { TopicSources } from '#worker/topics.ts';
import { loadedOnce } from '#worker/wire/loaded-once.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import type { Developer } from './developer.ts';

const KEY_BYTES = 32;

type Deps = {
  readonly context: CoreContext;
  readonly wire: Pick<WirePorts, 'engine' | 'origins'>;
  readonly chat: Pick<ChatService, 'messages' | 'inside'>;
  readonly playing: () => RoomFigures['play'];
  /** The last failures, from the beginning of the core on. */
  readonly lastFailures$: Observable<readonly WireFailure[]>;
};

export type DeveloperService = {
  readonly recorder: Recorder;
  readonly topics: Pick<TopicSources, 'dev.figures' | 'dev.recording'>;
};

/** Creates the developer tools of a core; their code is loaded on first use. */
export function createDeveloperService({
  context,
  wire,
  chat,
  playing,
  lastFailures$,
}: Deps): DeveloperService {
  const { send, clock, scheduler, streamCounts } = context;
  let created: Developer | null = null;
  const developer = loadedOnce(async (): Promise<Developer> => {
    const { createDeveloper } = await import('./developer.ts');
    created = createDeveloper({
      ...chat,
      clock,
      scheduler,
      playing,
      lastFailures$,
      streams: () => ({ ...streamCounts }),
      origin: wire.origins.current,
      newKey: () => toHex(wire.engine.random(KEY_BYTES)),
      latestSeq: async (roomNo) =>
        (await send('chat.history', { roomNo, beforeSeq: null, size: 1 }, { quiet: true })).latestSeq,
    });
    return created;
  });
  // A member’s recordings are private to them.
  leavings(context.session$).subscribe(() => created?.recorder.discard());
  return {
    recorder: {
      start: async (room) => (await developer()).recorder.start(room),
      stop: async () => (await developer()).recorder.stop(),
      discard: async () => (await developer()).recorder.discard(),
    },
    topics: {
      'dev.figures': ({ room }) => defer(developer).pipe(switchMap(({ figures }) => figures(room))),
      'dev.recording': () => defer(developer).pipe(switchMap(({ recorder }) => recorder.view$)),
    },
  };
}
