import type { InputOf, PageCallName } from '#contract/book/table.ts';
import { RUNNING } from '#worker/bridge/running.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { Topic, Topics } from '#worker/topics.ts';
import { coreInit } from './core-init.ts';
import type { EarlyCore } from './early-core.ts';

/** A call made by the first screen, with its input. */
export type EarlyCall = {
  readonly [Name in PageCallName]: { readonly call: Name; readonly input: InputOf<Name> };
}[PageCallName];

/** A topic that the first screen opens. */
export type EarlyTopic = {
  readonly [Name in Topic]: { readonly topic: Name; readonly params: Topics[Name]['params'] };
}[Topic];

/** Initial requirements of the first screen. */
export type EarlyNeeds = {
  readonly calls: readonly EarlyCall[];
  readonly topics: readonly EarlyTopic[];
  /** True if its own parts use the core’s services at once. */
  readonly needsServices: boolean;
};

/** Builds a call of the core API in Comlink’s format. No caller awaits its response: the page’s code requests again by itself. */
const message = (
  method: keyof Pick<CoreApi, 'hello' | 'foresee' | 'foreseeTopic'>,
  args: readonly unknown[],
) => ({
  id: `early ${method}`,
  type: 'APPLY',
  path: [method],
  argumentList: args.map((value) => ({ type: 'RAW', value })),
});

/** Resolves with the worker’s first message; messages sent before a listener exists are lost. */
const firstMessageOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === RUNNING) resolve();
    });
  });

/**
 * Sends the handshake to a core that is still loading, with the upcoming requests, so that its work begins while the page’s
 * own code is still being loaded.
 */
export function startEarlyCore(worker: Worker, { calls, topics, needsServices }: EarlyNeeds): EarlyCore {
  let failed = false;
  worker.addEventListener('error', () => {
    failed = true;
  });
  const running = firstMessageOf(worker);
  worker.postMessage(message('hello', [{ ...coreInit(), needsServices }]));
  for (const { call, input } of calls) worker.postMessage(message('foresee', [call, input]));
  for (const { topic, params } of topics) worker.postMessage(message('foreseeTopic', [topic, params]));
  return { worker, running, hasFailed: () => failed };
}
