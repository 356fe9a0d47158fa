import { BehaviorSubject, Subject } from 'rxjs';
import { CORE_VERSION } from '#contract/version.ts';
import type { CoreConnection } from '#worker/bridge/connection.ts';
import type { NextFrame } from '#worker/bridge/streams/remote-stream.ts';
import { superviseCore } from '#worker/bridge/supervision/supervise-core.ts';
import { deviceClock } from '#worker/clock/device-clock.ts';

/** One way to have a core: in this process, over a channel, in a worker. */
export type TestTransport = {
  /** Returns the origin of the platform. */
  readonly origin: () => string;
  /** Returns the origin of its operator’s desk. */
  readonly consoleOrigin: () => string;
  /** Makes a core; `kill` ends it without a word, as a crash would. */
  readonly makeCore: () => { readonly connection: CoreConnection; readonly kill: () => void };
};

/** A page's end of the boundary, with everything around it under the test's control. */
export function openBoundary(
  { origin, makeCore }: Pick<TestTransport, 'origin' | 'makeCore'>,
  nextFrame: NextFrame = async () => undefined,
) {
  const cores: ReturnType<TestTransport['makeCore']>[] = [];
  const focus$ = new Subject<void>();
  const core = superviseCore({
    connect: () => {
      const created = makeCore();
      cores.push(created);
      return created.connection;
    },
    init: () => ({ version: CORE_VERSION, siteId: 5000, apiOrigin: origin(), hidden: false }),
    nextFrame,
    hidden$: new BehaviorSubject(false),
    pageContext$: new BehaviorSubject({ suppressRedirects: false, alertAcknowledged: false }),
    focus$,
    hasLeft$: new BehaviorSubject(false),
    clock: deviceClock,
    random: Math.random,
  });
  const newest = () => {
    const latest = cores.at(-1);
    if (!latest) throw new Error('no core was made');
    return latest;
  };
  return {
    core,
    cores,
    focus$,
    /** Sends a call of any name to the core, as an untyped script could. */
    rawCall: async (name: string, input: unknown): Promise<unknown> =>
      Reflect.apply(newest().connection.core.call, undefined, [name, input, 1_000_000]),
    streamsOpen: async () => (await newest().connection.core.ping()).streams,
    kill: () => newest().kill(),
  };
}
