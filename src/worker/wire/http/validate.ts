import * as v from 'valibot';
import { appError } from '#contract/errors.ts';

/** Validates an external value. @throws AppError with the code given; detail.path names the field. */
export function validated<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  value: unknown,
  blame: { readonly code: 'BAD_INPUT' | 'BAD_ANSWER'; readonly call: string },
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw appError(blame.code, { call: blame.call, path: v.getDotPath(issue) ?? '' });
}
