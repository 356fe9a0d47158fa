import type { CallName } from '#contract/book/table.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { callExamples, sceneOf } from './call-examples.ts';

/**
 * Returns examples for requests that are refused before they are read: none of them is used up, so they are made once per
 * file and not per request, which takes longer than the refusal.
 */
export function unreadExamples(sandbox: () => Sandbox) {
  let made: ReturnType<typeof callExamples> | undefined;
  return async (name: CallName) => {
    made ??= callExamples(sceneOf(sandbox()));
    return (await made)[name];
  };
}
