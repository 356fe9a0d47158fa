import type { CallName, InputOf, OutputOf } from '#contract/book/table.ts';
import type { CallBook } from '#contract/calls/define-call.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { Answers } from '#worker/storage/cache/answers.ts';
import { validated } from './http.ts';
import { requestOf } from './send.ts';

/** Response of an earlier visit, with its time. */
export type LastResponse<Output> = { readonly value: Output; readonly at: ServerTime };

/** Returns the response to a call on the last visit; null where none is stored, or where this build cannot read it. */
export type ReadLastResponse = <Name extends CallName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<LastResponse<OutputOf<Name>> | null>;

/** Reads the responses of the last visit by the schemas of their calls, as those of the wire are. */
export function readLastResponseBy(
  answers: Pick<Answers, 'ofLastVisit'>,
  callNamed: CallBook,
  token: () => string,
): ReadLastResponse {
  async function lastKnown<Name extends CallName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<LastResponse<OutputOf<Name>> | null>;
  async function lastKnown(name: CallName, input: unknown): Promise<LastResponse<unknown> | null> {
    try {
      const call = await callNamed(name);
      if (!call) return null;
      const found = await answers.ofLastVisit(requestOf(call, name, input, token()));
      if (!found) return null;
      return {
        value: validated(call.response, found.data, { code: 'BAD_ANSWER', call: name }),
        at: found.at,
      };
    } catch {
      return null;
    }
  }
  return lastKnown;
}
