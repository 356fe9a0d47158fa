import { defer, map, type Observable, scan, shareReplay, startWith, switchMap } from 'rxjs';
import type { Recorder } from '#contract/models/recording-view.ts';
import type { RoomFigures, WireTrouble } from '#contract/models/room-figures.ts';
import { toHex } from '#contract/units/bytes.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { ChatService } from '#worker/services/chat/chat-service.ts';
import { leavings } from '#worker/session/session-state.ts';
import type { TopicSources } from '#worker/topics.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import type { Developer } from './developer.ts';

const TROUBLES = 5;
const KEY_BYTES = 32;

type Deps = {
  readonly context: CoreContext;
  readonly wire: Pick<WirePorts, 'engine' | 'origins'>;
  readonly chat: Pick<ChatService, 'messages' | 'inside'>;
  readonly playing: () => RoomFigures['play'];
};

export type DeveloperService = {
  readonly recorder: Recorder;
  readonly topics: Pick<TopicSources, 'dev.figures' | 'dev.recording'>;
  /** The last failures, from the beginning on. */
  readonly troubles$: Observable<readonly WireTrouble[]>;
};

const lastTroubles = ({ failures$, clock }: CoreContext): Observable<readonly WireTrouble[]> =>
  failures$.pipe(
    map(({ error, path }): WireTrouble => {
      return { at: clock.now(), path, code: error.code, status: error.detail.status ?? null };
    }),
    scan((last: readonly WireTrouble[], one) => [one, ...last].slice(0, TROUBLES), []),
    startWith([]),
    shareReplay(1),
  );

/** The developer's tools of a core; their code comes when they are first asked for. */
export function createDeveloperService({ context, wire, chat, playing }: Deps): DeveloperService {
  const { send, clock, scheduler, streamCounts } = context;
  const troubles$ = lastTroubles(context);
  let loading: Promise<Developer> | null = null;
  const load = async (): Promise<Developer> => {
    const { createDeveloper } = await import('./developer.ts');
    return createDeveloper({
      ...chat,
      clock,
      scheduler,
      playing,
      troubles$,
      streams: () => ({ ...streamCounts }),
      origin: wire.origins.current,
      newKey: () => toHex(wire.engine.random(KEY_BYTES)),
      latestSeq: async (roomNo) =>
        (await send('chat.history', { roomNo, beforeSeq: null, size: 1 }, { quiet: true })).latestSeq,
    });
  };
  const developer = () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = null;
      throw thrown;
    });
    return loading;
  };
  // What a member has recorded is theirs.
  leavings(context.session$).subscribe(() => void loading?.then(({ recorder }) => recorder.discard()));
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
    troubles$,
  };
}
