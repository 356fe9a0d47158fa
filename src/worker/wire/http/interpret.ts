import * as v from 'valibot';
import { appError, type ErrorDetail } from '#contract/errors.ts';
import { PLATFORM_CODES, platformCodeName } from '#contract/platform-codes.ts';
import { type Outcome, RefusalData } from '#contract/wire/bodies.ts';

function detailOf({ code, message, data }: Outcome): ErrorDetail {
  const parsed = v.safeParse(RefusalData, data);
  const { until, waitMs, max, maintenance, verifyType, left, limit, proof } = parsed.success
    ? parsed.output
    : {};
  return {
    platformCode: code,
    ...(message ? { message } : {}),
    ...(until === undefined ? {} : { until }),
    ...(waitMs === undefined ? {} : { waitMs }),
    ...(max === undefined ? {} : { max }),
    ...(maintenance === undefined ? {} : { maintenance }),
    ...(verifyType === undefined ? {} : { verifyType }),
    ...(left === undefined ? {} : { left }),
    ...(limit === undefined ? {} : { limit }),
    ...(proof === undefined ? {} : { proof }),
  };
}

/** Returns the data of a success. @throws AppError by the platform's code; UNKNOWN_CODE keeps the number [8.01]. */
export function interpret(outcome: Outcome): unknown {
  if (outcome.code === PLATFORM_CODES.SUCCESS) return outcome.data;
  const name = platformCodeName(outcome.code);
  throw appError(name === null || name === 'SUCCESS' ? 'UNKNOWN_CODE' : name, detailOf(outcome));
}

/** Server time beside a STALE_TIMESTAMP refusal, else null. */
export function staleAt({ code, data }: Outcome): number | null {
  if (code !== PLATFORM_CODES.STALE_TIMESTAMP) return null;
  const parsed = v.safeParse(RefusalData, data);
  return (parsed.success && parsed.output.now) || null;
}
