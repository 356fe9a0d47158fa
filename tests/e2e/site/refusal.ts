import type * as v from 'valibot';
import { PLATFORM_CODES, type PlatformCodeName } from '#contract/platform-codes.ts';
import type { RefusalData } from '#contract/wire/bodies.ts';

/** A fault that answers calls below a path with a result code of the platform. */
export const refusal = (
  path: string,
  name: PlatformCodeName,
  message = '',
  data: v.InferInput<typeof RefusalData> | null = null,
) => ({
  path,
  kind: 'code' as const,
  code: PLATFORM_CODES[name],
  message,
  data,
});
