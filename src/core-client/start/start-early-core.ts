import type { PageCallName } from '#contract/book/page-call.ts';
import type { InputOf } from '#contract/book/table.ts';
import { RUNNING } from '#worker/bridge/running.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { Topic, Topics } from '#worker/topics.ts';
import { coreInit } from './core-init.ts';
import type { EarlyCore } from './early-core.ts';

/** A call that the first screen makes, and what it asks. */
export type EarlyAsk = {
  readonly [Name in PageCallName]: { readonly call: Name; readonly input: InputOf<Name> };
}[PageCallName];

/** A topic that the first screen opens. */
export type EarlyTopic = {
  readonly [Name in Topic]: { readonly topic: Name; readonly params: Topics[Name]['params'] };
}[Topic];

/** What the first screen begins with. */
export type EarlyNeeds = {
  readonly asks: readonly EarlyAsk[];
  readonly topics: readonly EarlyTopic[];
  /** Its own parts use the core's services at once. */
  readonly needsServices: boolean;
};

/** A call of the core API as Comlink writes it. Nobody waits for its answer: the page's code asks again by itself. */
const message = (
  method: keyof Pick<CoreApi, 'hello' | 'foresee' | 'foreseeTopic'>,
  given: readonly unknown[],
) => ({
  id: `early ${method}`,
  type: 'APPLY',
  path: [method],
  argumentList: given.map((value) => ({ type: 'RAW', value })),
});

/** Resolves with the worker's first word; what it says before somebody listens is lost. */
const firstWordOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === RUNNING) resolve();
    });
  });

/**
 * Greets a core that is on its way and hands it what will be asked, so that its work begins while the page's own code is
 * still being loaded.
 */
export function startEarlyCore(worker: Worker, { asks, topics, needsServices }: EarlyNeeds): EarlyCore {
  let failed = false;
  worker.addEventListener('error', () => {
    failed = true;
  });
  const running = firstWordOf(worker);
  worker.postMessage(message('hello', [{ ...coreInit(), needsServices }]));
  for (const { call, input } of asks) worker.postMessage(message('foresee', [call, input]));
  for (const { topic, params } of topics) worker.postMessage(message('foreseeTopic', [topic, params]));
  return { worker, running, hasFailed: () => failed };
}
