import type { Directive } from '#contract/directives.ts';
import type { AppError, ErrorCode } from '#contract/errors.ts';
import { isPerInfoPath } from '#contract/wire/paths.ts';
import type { PageContext } from '#worker/core-api.ts';
import type { Failure } from '#worker/wire/send.ts';

type Row = (failure: Failure, context: PageContext) => Directive | null;
type Route = Extract<Directive, { is: 'route' }>;

/** The status of a maintenance that is going on. */
const SITE_DOWN = 0;

const wordsOf = ({ detail }: AppError) => (detail.message === undefined ? {} : { message: detail.message });

/** No directive beyond what the calling screen shows itself. */
const inPlace: Row = () => null;
const toast: Row = ({ error }) => ({ is: 'toast', code: error.code });
const toastInTheirWords: Row = ({ error }) => ({ is: 'toast', code: error.code, ...wordsOf(error) });
const alertThen =
  (way: 'login' | 'home' | 'stay'): Row =>
  ({ error }, { suppressRedirects }) => {
    const then = suppressRedirects ? 'stay' : way;
    return { is: 'alert', code: error.code, then, ...wordsOf(error) };
  };
const toLogin = alertThen('login');

const route = (to: Route['to'], { detail }: AppError): Route => ({
  is: 'route',
  to,
  maintenance: detail.maintenance ?? null,
});

/** Down means the maintenance page; else a word of caution, once it was read not again [8.08]. */
const caveat: Row = ({ error }, { suppressRedirects, alertAcknowledged }) => {
  if (suppressRedirects || alertAcknowledged) return null;
  return route(error.detail.maintenance?.status === SITE_DOWN ? 'maintenance' : 'accessAlert', error);
};

const restriction: Row = ({ error }, { suppressRedirects }) =>
  suppressRedirects ? null : route('accessRestriction', error);

/** Maintenance is shown only when the site's own information reports it [8.10]. */
const maintenance: Row = (failure, context) => {
  if (!isPerInfoPath(failure.path)) return toast(failure, context);
  return context.suppressRedirects ? null : route('maintenance', failure.error);
};

const robotCheck: Row = (failure, context) =>
  context.suppressRedirects ? toast(failure, context) : { is: 'robotCheck' };

/** Alerts and redirects by code: one row for every code there is [8.01–8.15]. */
const ROWS: Readonly<Record<ErrorCode, Row>> = {
  TIMEOUT: toast,
  LINE_ABNORMAL: toast,
  NETWORK_ABNORMAL: toast,
  OFFLINE: toast,
  HTTP_STATUS: ({ error: { code, detail } }) => ({
    is: 'toast',
    code,
    ...(detail.status === undefined ? {} : { status: detail.status }),
  }),
  NOT_AN_OBJECT: toast,
  BAD_SEAL: toast,
  BAD_ANSWER: toast,
  BAD_INPUT: inPlace,
  REQUEST_CLOSED: toast,
  NO_ADDRESS: alertThen('stay'),
  CANCELLED: inPlace,
  UNKNOWN_CODE: toastInTheirWords,
  CORE_DEAD: inPlace,
  CORE_VERSION: inPlace,
  NOT_MADE: inPlace,
  BUG: toast,
  MEDIA_UNSUPPORTED: inPlace,
  MEDIA_NO_LINE: inPlace,
  MEDIA_EXPIRED: inPlace,
  MEDIA_STALLED: inPlace,
  ANIMATION_BROKEN: inPlace,
  ANIMATION_TOO_LARGE: inPlace,
  ANIMATION_MISSING: inPlace,
  IGNORED_A: inPlace,
  IGNORED_B: inPlace,
  WRONG_VERIFY_CODE: toast,
  AUTH_ERROR: toLogin,
  LOGIN_ELSEWHERE: toLogin,
  ACCOUNT_BLOCKADE: toLogin,
  PASSWORD_CHANGED: toLogin,
  IP_BLOCKADE: toLogin,
  DEVICE_BLOCKADE: toLogin,
  ACCESS_CAVEAT: caveat,
  ACCESS_RESTRICTION: restriction,
  NEED_SAFE: toast,
  NEED_ROBOT_CHECK: robotCheck,
  THROTTLED_USER: toast,
  THROTTLED_IP: toast,
  THROTTLED_SITE: toast,
  INTERFACE_DEGRADE: toast,
  SYSTEM_MAINTENANCE: maintenance,
  ACTIVITY_BLACKLIST: alertThen('home'),
  BAD_REQUEST: toastInTheirWords,
  BAD_SIGNATURE: toast,
  STALE_TIMESTAMP: toast,
  NONCE_SEEN: toast,
  NOT_FOUND: inPlace,
  NEEDS_LOGIN: () => ({ is: 'loginNeeded', code: 'NEEDS_LOGIN' }),
  BAD_CREDENTIALS: inPlace,
  LOGIN_LOCKED: inPlace,
  NAME_TAKEN: inPlace,
  PHONE_TAKEN: inPlace,
  EMAIL_TAKEN: inPlace,
  CODE_EXPIRED: inPlace,
  CODE_TOO_SOON: inPlace,
  CODE_REFUSED: toast,
  STEP_EXPIRED: inPlace,
  SECOND_FACTOR_NEEDED: inPlace,
  SECOND_FACTOR_WRONG: inPlace,
  SECOND_FACTOR_LOCKED: inPlace,
  STEP_UP_NEEDED: inPlace,
  CHAT_MUTED: inPlace,
  CHAT_TOO_FAST: inPlace,
  CHAT_TOO_LONG: inPlace,
  CHAT_CLOSED: inPlace,
  CHAT_NO_RIGHTS: toast,
  CHAT_REPORTS_FULL: inPlace,
  CHAT_CONTACT: inPlace,
  BALANCE_SHORT: inPlace,
  COINS_SHORT: inPlace,
  GIFT_OFF: inPlace,
  GIFT_NOT_ALLOWED: inPlace,
  AMOUNT_OUT_OF_LIMITS: inPlace,
  PAY_TYPE_CLOSED: inPlace,
  ORDER_UNFINISHED: inPlace,
  CANCELS_USED_UP: inPlace,
  ORDER_MOVED_ON: inPlace,
  ORDER_STEP_REFUSED: inPlace,
  PROOFS_USED_UP: inPlace,
  WAGERING_LEFT: inPlace,
  WITHDRAW_PASSWORD_WRONG: inPlace,
  WITHDRAW_PASSWORD_LOCKED: inPlace,
  REAL_NAME_WRONG: inPlace,
  CARD_NUMBER_WRONG: inPlace,
  PAYEES_FULL: inPlace,
  PAYEE_KNOWN: inPlace,
  ADDRESS_WRONG: inPlace,
  VENUE_CLOSED: inPlace,
  QUOTE_EXPIRED: inPlace,
  PAYEE_WAITING: inPlace,
  BANK_MISMATCH: inPlace,
  WITHDRAW_HELD: inPlace,
  WITHDRAW_PASSWORD_COOLING: inPlace,
  WITHDRAW_PASSWORD_UNSET: inPlace,
  NICKNAME_TAKEN: inPlace,
  NICKNAME_REFUSED: inPlace,
  NICKNAME_TOO_SOON: inPlace,
  REVIEW_PENDING: inPlace,
  PICTURE_REFUSED: inPlace,
  BIRTHDAY_REFUSED: inPlace,
  LIMIT_REACHED: inPlace,
  REALITY_CHECK_DUE: () => ({ is: 'realityCheck' }),
  ON_BREAK: inPlace,
  EXCLUDED: inPlace,
  BLOCKED_BY_CHOICE: inPlace,
  IDENTITY_NEEDED: inPlace,
  ANOTHER_GAME_OPEN: inPlace,
  PLAN_NEEDED: inPlace,
  ID_NUMBER_WRONG: inPlace,
  UNDER_AGE: inPlace,
  DOCUMENT_DAY_WRONG: inPlace,
  ACTIVITY_NOT_OPEN: inPlace,
  ACTIVITY_LOCKED: inPlace,
  ACTIVITY_USED_UP: inPlace,
  ACTIVITY_SOLD_OUT: inPlace,
  ACTIVITY_MOVED_ON: inPlace,
  POINTS_SHORT: inPlace,
  ACCOUNT_CLOSED: inPlace,
  PERSON_REFUSED: inPlace,
  PERSON_REVIEW: inPlace,
};

/** Returns the directive to the shell for this failure; null when the caller shows it, or no page made the request. */
export function directiveOf(failure: Failure, context: PageContext): Directive | null {
  const { error, call, quiet } = failure;
  if (call.errors?.some((own) => own === error.code)) return null;
  const directive = ROWS[error.code](failure, context);
  const passing = directive?.is === 'toast' || directive?.is === 'loginNeeded';
  if (call.upload && directive?.is === 'toast') return null;
  return quiet && passing ? null : directive;
}
