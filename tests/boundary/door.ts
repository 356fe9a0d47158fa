import { BehaviorSubject, Subject } from 'rxjs';
import { CORE_VERSION } from '#contract/constants.ts';
import type { CoreConnection } from '#worker/bridge/connection.ts';
import type { NextFrame } from '#worker/bridge/remote-stream.ts';
import { superviseCore } from '#worker/bridge/supervise-core.ts';

/** One way to have a core: in this process, over a channel, in a worker. */
export type Doorway = {
  /** Where the platform can be reached from here. */
  readonly origin: () => string;
  /** Makes a core; `kill` ends it without a word, as a crash would. */
  readonly makeCore: () => { readonly connection: CoreConnection; readonly kill: () => void };
};

/** A page's end of the door with its surroundings in hand. */
export function openDoor({ origin, makeCore }: Doorway, nextFrame: NextFrame = async () => undefined) {
  const cores: ReturnType<Doorway['makeCore']>[] = [];
  const focus$ = new Subject<void>();
  const core = superviseCore({
    connect: () => {
      const made = makeCore();
      cores.push(made);
      return made.connection;
    },
    init: () => ({ version: CORE_VERSION, siteId: 5000, apiOrigin: origin(), hidden: false }),
    nextFrame,
    hidden$: new BehaviorSubject(false),
    place$: new BehaviorSubject({ exempt: false, goOn: false }),
    focus$,
  });
  const newest = () => {
    const made = cores.at(-1);
    if (!made) throw new Error('no core was made');
    return made;
  };
  return {
    core,
    cores,
    focus$,
    streamsOpen: async () => (await newest().connection.core.ping()).streams,
    kill: () => newest().kill(),
  };
}
