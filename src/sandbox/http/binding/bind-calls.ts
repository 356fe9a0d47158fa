import * as v from 'valibot';
import type { Call } from '#contract/calls/define-call.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { CallContext } from './call-context.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;
export type AnyCall = Call<AnySchema, AnySchema, never>;
type MaybePromise<Value> = Value | Promise<Value>;

type Handler<C extends AnyCall> = (
  input: v.InferOutput<C['request']>,
  context: CallContext,
) => MaybePromise<v.InferInput<C['response']>>;

/** A handler for every call of a table: one that is missing or answers another shape does not compile. */
export type HandlersOf<Table extends Readonly<Record<string, AnyCall>>> = {
  readonly [Name in keyof Table]: Handler<Table[Name]>;
};

/** A call with its handler, types erased at the one place where they were checked. */
export type BoundCall = {
  readonly name: string;
  readonly call: AnyCall;
  /** @throws Refusal BAD_REQUEST when the input is not the request's shape, and whatever the handler refuses with. */
  answer(raw: unknown, context: CallContext): Promise<unknown>;
};

/** The answer of a handler is not what the table promises: a defect of the sandbox. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer';
}

function checked<Schema extends AnySchema>(name: string, schema: Schema, answer: v.InferInput<Schema>) {
  const result = v.safeParse(schema, answer);
  if (result.success) return answer;
  const [issue] = result.issues;
  throw new BrokenAnswer(`${name} answers wrongly at ${v.getDotPath(issue) ?? 'the root'}: ${issue.message}`);
}

/** Checks each answer; one that is frozen is the same for many and is checked once. */
function checking<Schema extends AnySchema>(name: string, schema: Schema) {
  const found = new WeakSet<object>();
  return (answer: v.InferInput<Schema>) => {
    const isShared = typeof answer === 'object' && answer !== null && Object.isFrozen(answer);
    if (isShared && found.has(answer)) return answer;
    checked(name, schema, answer);
    if (isShared) found.add(answer);
    return answer;
  };
}

function bind<C extends AnyCall>(
  name: string,
  call: C,
  handler: Handler<C>,
  checkAnswers: boolean,
): BoundCall {
  const check: (answer: v.InferInput<C['response']>) => unknown = checkAnswers
    ? checking(name, call.response)
    : (answer) => answer;
  return {
    name,
    call,
    async answer(raw, context) {
      const input = v.safeParse(call.request, raw);
      if (!input.success) return refuse('BAD_REQUEST');
      return check(await handler(input.output, context));
    },
  };
}

const namesOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((name): name is Extract<keyof Table, string> => name in table);

/** Joins a table of calls to its handlers. `checkAnswers` validates every response against its schema. */
export const bindCalls = <Table extends Readonly<Record<string, AnyCall>>>(
  table: Table,
  handlers: HandlersOf<Table>,
  checkAnswers: boolean,
): readonly BoundCall[] =>
  namesOf(table).map((name) => bind(name, table[name], handlers[name], checkAnswers));
