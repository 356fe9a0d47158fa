import type { StepUpProof } from './people/security/schema.ts';
import type { PlatformCodeName } from './platform-codes.ts';
import type { ReachedLimit } from './protection/own-limit/reached-schema.ts';
import type { Maintenance } from './site/site/maintenance-schema.ts';

/** Failures before the platform has responded in its own terms. */
export const TRANSPORT_CODES = [
  'TIMEOUT',
  /** 1000022: a line is abnormal, another is being tried [8.13]. */
  'LINE_ABNORMAL',
  /** 1000023: the network is abnormal [8.13]. */
  'NETWORK_ABNORMAL',
  'OFFLINE',
  'HTTP_STATUS',
  /** The body was no JSON object [8.12]. */
  'NOT_AN_OBJECT',
  /** The seal did not open: tampered, foreign or replayed. */
  'BAD_SEAL',
  /** The response lacks a field or has an invalid one; detail.path is the field. */
  'BAD_ANSWER',
  /** The input was rejected before sending; detail.path is the field. */
  'BAD_INPUT',
  /** The person closed the verification that a request was waiting for [4.08]. */
  'REQUEST_CLOSED',
  /** A request without an address to go to [8.14]. */
  'NO_ADDRESS',
  'CANCELLED',
  'UNKNOWN_CODE',
] as const;

export const CORE_CODES = [
  'CORE_DEAD',
  'CORE_VERSION',
  /** The answer to a money order was lost, and the platform surely never got it: it may be made again. */
  'NOT_MADE',
  'BUG',
] as const;

export const MEDIA_CODES = [
  'MEDIA_UNSUPPORTED',
  'MEDIA_NO_LINE',
  'MEDIA_EXPIRED',
  'MEDIA_STALLED',
  'ANIMATION_BROKEN',
  'ANIMATION_TOO_LARGE',
  'ANIMATION_MISSING',
] as const;

export type ErrorCode =
  | (typeof TRANSPORT_CODES)[number]
  | (typeof CORE_CODES)[number]
  | (typeof MEDIA_CODES)[number]
  | Exclude<PlatformCodeName, 'SUCCESS'>;

export type ErrorKind = 'network' | 'server' | 'session' | 'input' | 'media' | 'bug';

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

const RETRYABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'TIMEOUT',
  'LINE_ABNORMAL',
  'NETWORK_ABNORMAL',
  'OFFLINE',
  'HTTP_STATUS',
  'NOT_AN_OBJECT',
  'BAD_SEAL',
  'STALE_TIMESTAMP',
  'NONCE_SEEN',
  'THROTTLED_USER',
  'THROTTLED_IP',
  'THROTTLED_SITE',
  'INTERFACE_DEGRADE',
  'CORE_DEAD',
  'NOT_MADE',
  'MEDIA_NO_LINE',
  'MEDIA_EXPIRED',
  'MEDIA_STALLED',
  'ANIMATION_MISSING',
]);

const SESSION: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'AUTH_ERROR',
  'LOGIN_ELSEWHERE',
  'ACCOUNT_BLOCKADE',
  'PASSWORD_CHANGED',
  'IP_BLOCKADE',
  'DEVICE_BLOCKADE',
  'NEEDS_LOGIN',
]);

const INPUT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'BAD_INPUT',
  'BAD_CREDENTIALS',
  'WRONG_VERIFY_CODE',
  'LOGIN_LOCKED',
  'NAME_TAKEN',
  'PHONE_TAKEN',
  'EMAIL_TAKEN',
  'CODE_EXPIRED',
  'CODE_TOO_SOON',
  'STEP_EXPIRED',
  'CHAT_TOO_LONG',
  'AMOUNT_OUT_OF_LIMITS',
  'WITHDRAW_PASSWORD_WRONG',
  'REAL_NAME_WRONG',
  'CARD_NUMBER_WRONG',
  'ADDRESS_WRONG',
]);

function kindOf(code: ErrorCode): ErrorKind {
  if (SESSION.has(code)) return 'session';
  if (INPUT.has(code)) return 'input';
  if (code.startsWith('MEDIA_') || code.startsWith('ANIMATION_')) return 'media';
  if (code === 'BUG' || code === 'CORE_VERSION') return 'bug';
  return TRANSPORT_CODES.some((transport) => transport === code) ||
    code === 'CORE_DEAD' ||
    code === 'NOT_MADE'
    ? 'network'
    : 'server';
}

/** Builds an AppError; kind and retry follow from the code. */
export function appError(code: ErrorCode, detail: ErrorDetail = {}, cause?: unknown): AppError {
  const fields = { code, kind: kindOf(code), retry: RETRYABLE.has(code), detail };
  return new AppError(fields, cause === undefined ? undefined : { cause });
}

/** At every edge: whatever was thrown becomes an AppError; the unknown becomes BUG. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return appError('BUG', { message }, thrown);
}
