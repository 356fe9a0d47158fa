import type { CallName } from '#contract/book/table.ts';
import type { Sandbox } from '#sandbox/sandbox.ts';
import { callExamples, sceneOf } from './call-examples.ts';

/**
 * Examples for requests that are refused before they are read: none of them is used up, so that they are made once for a
 * file and not for each request, which takes longer than the refusal.
 */
export function unreadExamples(sandbox: () => Sandbox) {
  let made: ReturnType<typeof callExamples> | undefined;
  return async (name: CallName) => {
    made ??= callExamples(sceneOf(sandbox()));
    return (await made)[name];
  };
}
