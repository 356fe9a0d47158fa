import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';

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

/** Intent of one member. The same intent again gets the same response and has no effect. */
export type Command = {
  readonly owner: string;
  readonly call: string;
  readonly requestId: string;
  /** Input as text; a repeat with another input is refused. */
  readonly input: string;
  readonly at: number;
};

export type Commands = {
  /**
   * Runs the command once, together with everything it writes. A refusal is not remembered: the intent may be tried
   * again. @throws Refusal BAD_REQUEST when the id was used for something else.
   */
  once<Answer>(
    command: Command,
    answer: v.GenericSchema<unknown, Answer>,
    run: () => Answer,
  ): CommandResult<Answer>;
  /** Returns the call and the response of a member's command; null when there was none. */
  answered(owner: string, requestId: string): { readonly call: string; readonly answer: unknown } | null;
};

export type CommandResult<Answer> = { readonly answer: Answer; readonly repeated: boolean };

const CommandRow = v.object({ input: v.string(), answer: v.string() });
const AnsweredRow = v.object({ call: v.string(), answer: v.string() });

/** The members' commands with their answers, so that a repeated request gets the first answer. */
export function createCommands(db: DatabaseSync): Commands {
  const find = query(
    db,
    CommandRow,
    'SELECT input, answer FROM command WHERE owner = ? AND call = ? AND request_id = ?',
  );
  const findAny = query(
    db,
    AnsweredRow,
    'SELECT call, answer FROM command WHERE owner = ? AND request_id = ?',
  );
  const note = db.prepare(
    'INSERT INTO command (owner, call, request_id, input, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  return {
    once: ({ owner, call, requestId, input, at }, schema, run) =>
      transaction(db, () => {
        const known = find.get(owner, call, requestId);
        if (known && known.input !== input) return refuse('BAD_REQUEST');
        if (known) return { answer: v.parse(schema, JSON.parse(known.answer)), repeated: true };
        const answer = run();
        note.run(owner, call, requestId, input, JSON.stringify(answer), at);
        return { answer, repeated: false };
      }),
    answered: (owner, requestId) => {
      const known = findAny.get(owner, requestId);
      return known ? { call: known.call, answer: JSON.parse(known.answer) } : null;
    },
  };
}
