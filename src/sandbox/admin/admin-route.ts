import * as v from 'valibot';
import { whenFree } from '#sandbox/db/busy.ts';
import type { NodeContext, Site } from '#sandbox/http/api.ts';
import { readBody } from '#sandbox/http/read-body.ts';
import { rememberInput } from './log-actions.ts';

/** Error of an operator's request for something that does not exist, or is not available now. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
  readonly status: 400 | 404 | 409;

  constructor(status: 400 | 404 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @throws AdminRefusal 404 unless it is there. */
export function mustBe(there: boolean, what: string): void {
  if (!there) throw new AdminRefusal(404, `没有${what}，或者现在不能这样做`);
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
    rememberInput(context, input.output);
    try {
      return context.json((await whenFree(() => run(input.output, context))) ?? { ok: true });
    } catch (thrown) {
      if (thrown instanceof AdminRefusal) return context.json({ error: thrown.message }, thrown.status);
      throw thrown;
    }
  });
}
