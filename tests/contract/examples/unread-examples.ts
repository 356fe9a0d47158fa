import type { CallName } from '#contract/book/table.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { examplesIn, sceneOf } from './call-examples.ts';

/**
 * Returns examples for requests that are refused before they are read: none of them is used up, so they are made once per
 * file and not per request, which takes longer than the refusal.
 */
export function unreadExamples(sandbox: () => Sandbox) {
  let exampleOf: ReturnType<typeof examplesIn> | undefined;
  return async (name: CallName) => {
    exampleOf ??= examplesIn(sceneOf(sandbox()));
    return exampleOf(name);
  };
}
