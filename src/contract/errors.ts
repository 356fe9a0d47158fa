import {
  CLIENT_ERRORS,
  type ClientErrorCode,
  type ErrorCode,
  type ErrorKind,
  type ErrorRow,
  PLATFORM_ERRORS,
  type PlatformErrorRow,
  type RefusalCode,
} from './error-codes.table.ts';
import type { StepUpProof } from './people/security/schema.ts';
import type { ReachedLimit } from './protection/own-limit/schema.ts';
import type { Maintenance } from './site/site/schema.ts';

export type { ErrorCode, ErrorKind } from './error-codes.table.ts';

/** Details of an error. Plain data, so that it can be sent between core and page. */
export type ErrorDetail = {
  /** Message of the platform, if it sent one. */
  readonly message?: string;
  readonly status?: number;
  readonly path?: string;
  readonly call?: string;
  /** Epoch ms (server) until which the refusal lasts. */
  readonly until?: number;
  readonly waitMs?: number;
  readonly max?: number;
  readonly platformCode?: number;
  /** Reason and end of the lockout of the site or this visitor. */
  readonly maintenance?: Maintenance;
  /** Kind of challenge that NEED_SAFE requires, by number. */
  readonly verifyType?: number;
  /** An HTML page arrived in place of a response: it came from an intermediary, not from the platform. */
  readonly isPage?: true;
  /** Tries left. */
  readonly left?: number;
  /** Proof required by STEP_UP_NEEDED for the second check. */
  readonly proof?: StepUpProof;
  /** The limit of the member's own that was reached. */
  readonly limit?: ReachedLimit;
};

export type AppErrorFields = {
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  /** May the same request be sent again with hope of another outcome? */
  readonly retry: boolean;
  readonly detail: ErrorDetail;
};

/** The only error class of the product. Carries a closed code; the page looks up the displayed text by code. */
export class AppError extends Error implements AppErrorFields {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly kind: ErrorKind;
  readonly retry: boolean;
  readonly detail: ErrorDetail;

  constructor(fields: AppErrorFields, options?: { cause?: unknown }) {
    super(`${fields.code}${fields.detail.path ? ` at ${fields.detail.path}` : ''}`, options);
    this.code = fields.code;
    this.kind = fields.kind;
    this.retry = fields.retry;
    this.detail = fields.detail;
  }
}

const isClientCode = (code: string): code is ClientErrorCode => Object.hasOwn(CLIENT_ERRORS, code);
const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(PLATFORM_ERRORS, code);

const clientRow = (code: ClientErrorCode): ErrorRow => CLIENT_ERRORS[code];

/** Row of a code in the table. */
export const errorRow = (code: ErrorCode): ErrorRow | PlatformErrorRow =>
  isClientCode(code) ? clientRow(code) : PLATFORM_ERRORS[code];

/** Number shown beside the text of a request without a response [8.13]; null for every other code. */
export const shownNumber = (code: ErrorCode): number | null =>
  (isClientCode(code) ? clientRow(code).shownNumber : null) ?? null;

/** For stored codes, which another build may have written. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && (isClientCode(value) || isRefusalCode(value));

/** Reports whether the outcome of a money request is unknown: it may have been executed. */
export const isAnswerLost = ({ code }: AppErrorFields): boolean => errorRow(code).mayBeExecuted === true;

function errorFrom(code: ErrorCode, row: ErrorRow, detail: ErrorDetail, cause: unknown): AppError {
  const fields = { code, kind: row.kind ?? 'server', retry: row.retry === true, detail };
  return new AppError(fields, cause === undefined ? undefined : { cause });
}

/** Builds an AppError of the page and its workers, without loading the platform's codes. */
export const clientError = (code: ClientErrorCode, detail: ErrorDetail = {}, cause?: unknown): AppError =>
  errorFrom(code, clientRow(code), detail, cause);

/** Builds an AppError of any code; kind and retry follow from its row. */
export const appError = (code: ErrorCode, detail: ErrorDetail = {}, cause?: unknown): AppError =>
  errorFrom(code, errorRow(code), detail, cause);

/** At every edge: whatever was thrown becomes an AppError; the unknown becomes BUG. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return clientError('BUG', { message }, thrown);
}
