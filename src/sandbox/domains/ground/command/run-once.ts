import type * as v from 'valibot';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import type { Commands } from './commands.ts';

/** Runs a member's command once, however often the same request arrives. @throws Refusal NEEDS_LOGIN for guests. */
export const runOnce =
  ({ once }: Commands, now: () => number) =>
  <Answer>(
    call: string,
    context: CallContext,
    { clientRequestId, ...input }: { readonly clientRequestId: string },
    answer: v.GenericSchema<unknown, Answer>,
    run: (userId: string, at: number) => Answer,
  ): Answer => {
    const { userId } = accountOf(context);
    const at = now();
    const command = { owner: userId, call, requestId: clientRequestId, input: JSON.stringify(input), at };
    return once(command, answer, () => run(userId, at)).answer;
  };
