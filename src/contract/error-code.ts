import * as v from 'valibot';
import { CORE_CODES, type ErrorCode, MEDIA_CODES, TRANSPORT_CODES } from './errors.ts';
import { PLATFORM_CODES } from './platform-codes.ts';

const CODES: ReadonlySet<string> = new Set<string>([
  ...TRANSPORT_CODES,
  ...CORE_CODES,
  ...MEDIA_CODES,
  ...Object.keys(PLATFORM_CODES).filter((name) => name !== 'SUCCESS'),
]);

const isErrorCode = (value: unknown): value is ErrorCode => typeof value === 'string' && CODES.has(value);

/** Stored error code. */
export const errorCodeField = v.custom<ErrorCode>(isErrorCode);
