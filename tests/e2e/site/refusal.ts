import type * as v from 'valibot';
import { PLATFORM_ERRORS, type RefusalCode } from '#contract/error-codes.table.ts';
import type { RefusalData } from '#contract/wire/bodies.ts';

/** A fault that answers calls below a path with a result code of the platform. */
export const refusal = (
  path: string,
  name: RefusalCode,
  message = '',
  data: v.InferInput<typeof RefusalData> | null = null,
) => ({
  path,
  kind: 'code' as const,
  code: PLATFORM_ERRORS[name].number,
  message,
  data,
});
