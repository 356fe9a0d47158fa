import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { Refusal } from '#sandbox/base/refusal.ts';
import { whenFree } from '#sandbox/db/busy.ts';
import type { NodeContext, Site } from './api.ts';
import { readBody } from './read-body.ts';

/** Error of an operator's request for something that does not exist, or is not available now. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
  readonly status: 400 | 404 | 409;

  constructor(status: 400 | 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/** Runs a step whose refusal is the operator's own. @throws AdminRefusal 404 for what is not there, else 409. */
export function byRules<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    throw new AdminRefusal(thrown.code === 'NOT_FOUND' ? 404 : 409, thrown.message);
  }
}

/** Returns the member of a login name. @throws AdminRefusal 404 where there is none. */
export function memberNamed<Member>(
  { byName }: { readonly byName: (name: string) => Member | null },
  name: string,
): Member {
  const member = byName(name);
  if (member === null) throw new AdminRefusal(404, '没有这个会员');
  return member;
}

const inputs = new WeakMap<IncomingMessage, object>();

/** Input of an operator's request, for the log; empty where it has none. */
export const inputOf = ({ env }: NodeContext): object => inputs.get(env.incoming) ?? {};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws AdminRefusal 404 unless it is there. */
export function mustBe(there: boolean, label: string): void {
  if (!there) throw new AdminRefusal(404, `没有${label}，或者现在不能这样做`);
}

/**
 * Handles `POST` of a JSON body in the given shape; responds with JSON, 400 with the path of the error, or the refusal's
 * status.
 */
export function post<Schema extends v.GenericSchema<unknown, unknown>>(
  site: Site,
  path: string,
  schema: Schema,
  run: (input: v.InferOutput<Schema>, context: NodeContext) => unknown,
): void {
  site.post(path, async (context) => {
    const input = v.safeParse(schema, jsonIn(await readBody(context.env.incoming)));
    if (!input.success) {
      const [issue] = input.issues;
      return context.json({ error: issue.message, path: v.getDotPath(issue) }, 400);
    }
    const { output } = input;
    if (typeof output === 'object' && output !== null) inputs.set(context.env.incoming, output);
    try {
      return context.json((await whenFree(() => run(input.output, context))) ?? { ok: true });
    } catch (thrown) {
      if (thrown instanceof AdminRefusal) return context.json({ error: thrown.message }, thrown.status);
      throw thrown;
    }
  });
}
