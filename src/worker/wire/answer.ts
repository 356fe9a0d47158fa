import * as v from 'valibot';
import type { Call } from '#contract/calls/define-call.ts';
import { appError, type ErrorDetail } from '#contract/errors.ts';
import { PLATFORM_CODES, refusalCodeOf } from '#contract/platform-codes.ts';
import { APP_SECRET } from '#contract/wire/app-secret.ts';
import { Outcome, RefusalData, SealedAnswer } from '#contract/wire/bodies.ts';
import type { CryptoEngine } from '#contract/wire/crypto/crypto-engine.ts';
import { openAnswer } from '#contract/wire/envelope.ts';
import { isV2Path } from '#contract/wire/paths.ts';

export type Opened = {
  readonly outcome: Outcome;
  /** Epoch ms of the server at the answer, when the answer has it. */
  readonly server: number | null;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const notAnObject = (text: string) =>
  appError('NOT_AN_OBJECT', text.trimStart().startsWith('<') ? { isPage: true } : {});

function outcomeIn(text: string): Outcome {
  const outcome = v.safeParse(Outcome, parsed(text));
  if (!outcome.success) throw notAnObject(text);
  return outcome.output;
}

/** @throws AppError NOT_AN_OBJECT for anything but `{ code, … }` [8.12]. */
export const openPlain = (text: string): Opened => ({ outcome: outcomeIn(text), server: null });

/** Opens an answer sealed under its own timestamp [7.03]. @throws AppError NOT_AN_OBJECT, BAD_SEAL. */
export async function openSealed(
  text: string,
  open: (timestamp: string, encrypted: string) => Promise<string>,
): Promise<Opened> {
  const sealed = v.safeParse(SealedAnswer, parsed(text));
  if (!sealed.success) throw notAnObject(text);
  const { timestamp, encrypted } = sealed.output;
  const outcome = outcomeIn(await open(timestamp, encrypted));
  const server = Number(timestamp);
  return { outcome, server: Number.isFinite(server) ? server : null };
}

/** Opens the answer to a call; those of GET and of version-2 paths are not sealed [7.03]. @throws AppError NOT_AN_OBJECT, BAD_SEAL. */
export async function openAnswerOf(
  { call, path }: { readonly call: Pick<Call, 'method'>; readonly path: string },
  engine: CryptoEngine,
  nonce: string,
  text: string,
): Promise<Opened> {
  if (call.method === 'GET' || isV2Path(path)) return openPlain(text);
  return openSealed(text, (timestamp, encrypted) =>
    openAnswer(engine, APP_SECRET, { nonce, timestamp }, encrypted),
  );
}

function detailOf({ code, message, data }: Outcome): ErrorDetail {
  const refusal = v.safeParse(RefusalData, data);
  const { until, waitMs, max, maintenance, verifyType, left, limit, proof } = refusal.success
    ? refusal.output
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
  throw appError(refusalCodeOf(outcome.code) ?? 'UNKNOWN_CODE', detailOf(outcome));
}

/** Server time beside a STALE_TIMESTAMP refusal, else null. */
export function staleAt({ code, data }: Outcome): number | null {
  if (code !== PLATFORM_CODES.STALE_TIMESTAMP) return null;
  const refusal = v.safeParse(RefusalData, data);
  return (refusal.success && refusal.output.now) || null;
}

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
