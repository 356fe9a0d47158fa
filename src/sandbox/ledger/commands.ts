import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { refuse } from '#sandbox/http/refusal.ts';

/** One intent of one member. The same intent asked again gets the same answer and does nothing. */
export type Command = {
  readonly owner: string;
  readonly call: string;
  readonly requestId: string;
  /** What was asked, as text; a repeat that asks something else is refused. */
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
  /** What a member's intent was answered, whichever of the `calls` it went to; null when there was none. */
  answerTo<Answer>(
    intent: Pick<Command, 'owner' | 'requestId'>,
    calls: readonly string[],
    answer: v.GenericSchema<unknown, Answer>,
  ): Answer | null;
};

export type CommandResult<Answer> = { readonly answer: Answer; readonly repeated: boolean };

const CommandRow = v.object({ input: v.string(), answer: v.string() });

export function createCommands(db: DatabaseSync): Commands {
  const find = query(
    db,
    CommandRow,
    'SELECT input, answer FROM command WHERE owner = ? AND call = ? AND request_id = ?',
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
    answerTo: ({ owner, requestId }, calls, schema) => {
      const known = calls.map((call) => find.get(owner, call, requestId)).find((row) => row !== undefined);
      return known ? v.parse(schema, JSON.parse(known.answer)) : null;
    },
  };
}
