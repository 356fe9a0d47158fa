/** Result codes of the platform’s envelope. Names from the specification §8; numbers not given there are our own choice. */
export const PLATFORM_CODES = {
  SUCCESS: 0,
  IGNORED_A: 10402,
  IGNORED_B: 10403,
  WRONG_VERIFY_CODE: 10409,
  AUTH_ERROR: 401001,
  LOGIN_ELSEWHERE: 401002,
  ACCOUNT_BLOCKADE: 401003,
  PASSWORD_CHANGED: 401004,
  IP_BLOCKADE: 403001,
  DEVICE_BLOCKADE: 403002,
  ACCESS_CAVEAT: 403003,
  ACCESS_RESTRICTION: 403004,
  NEED_SAFE: 403005,
  NEED_ROBOT_CHECK: 403006,
  THROTTLED_USER: 429001,
  THROTTLED_IP: 429002,
  THROTTLED_SITE: 429003,
  INTERFACE_DEGRADE: 503001,
  SYSTEM_MAINTENANCE: 503002,
  ACTIVITY_BLACKLIST: 403007,
  BAD_REQUEST: 400001,
  BAD_SIGNATURE: 400002,
  STALE_TIMESTAMP: 400003,
  NONCE_SEEN: 400004,
  NOT_FOUND: 404001,
  NEEDS_LOGIN: 401000,
  BAD_CREDENTIALS: 402001,
  LOGIN_LOCKED: 402002,
  NAME_TAKEN: 402003,
  PHONE_TAKEN: 402004,
  CODE_EXPIRED: 402005,
  CODE_TOO_SOON: 402006,
  CODE_REFUSED: 402007,
  STEP_EXPIRED: 402008,
  EMAIL_TAKEN: 402019,
  /** The password is right, and a code of the second factor is wanted too. */
  SECOND_FACTOR_NEEDED: 402010,
  SECOND_FACTOR_WRONG: 402011,
  SECOND_FACTOR_LOCKED: 402012,
  /** This action requires a recent code of the second factor. */
  STEP_UP_NEEDED: 402013,
  CHAT_MUTED: 420001,
  CHAT_TOO_FAST: 420002,
  CHAT_TOO_LONG: 420003,
  CHAT_CLOSED: 420004,
  CHAT_NO_RIGHTS: 420005,
  /** Limit of reports per hour. */
  CHAT_REPORTS_FULL: 420006,
  /** A link or contact details: the site’s rooms do not allow them. */
  CHAT_CONTACT: 420007,
  COINS_SHORT: 421001,
  GIFT_OFF: 421002,
  GIFT_NOT_ALLOWED: 421003,
  BALANCE_SHORT: 421004,
  AMOUNT_OUT_OF_LIMITS: 422001,
  PAY_TYPE_CLOSED: 422002,
  ORDER_UNFINISHED: 422003,
  CANCELS_USED_UP: 422004,
  /** The order changed after it was displayed to the member; its new state arrives with the next poll. */
  ORDER_MOVED_ON: 422006,
  ORDER_STEP_REFUSED: 422007,
  PROOFS_USED_UP: 422008,
  WAGERING_LEFT: 422009,
  WITHDRAW_PASSWORD_WRONG: 422010,
  WITHDRAW_PASSWORD_LOCKED: 422011,
  REAL_NAME_WRONG: 422012,
  CARD_NUMBER_WRONG: 422013,
  PAYEES_FULL: 422014,
  PAYEE_KNOWN: 422015,
  ADDRESS_WRONG: 422016,
  VENUE_CLOSED: 422017,
  QUOTE_EXPIRED: 422018,
  /** A new card or address: `until` is the time from which money may be sent to it. */
  PAYEE_WAITING: 422019,
  /** The number is a card of another bank. */
  BANK_MISMATCH: 422020,
  /** The withdrawal password was just changed: `until` is the time from which payouts are possible again. */
  WITHDRAW_HELD: 422023,
  WITHDRAW_PASSWORD_COOLING: 422021,
  WITHDRAW_PASSWORD_UNSET: 422022,
  NICKNAME_TAKEN: 423001,
  /** Terms reserved by the platform, or contact details. */
  NICKNAME_REFUSED: 423002,
  /** Changed recently: `until` is the time from which another change may be requested. */
  NICKNAME_TOO_SOON: 423003,
  /** The same request is already waiting for an operator. */
  REVIEW_PENDING: 423004,
  /** Unsupported image type, or invalid dimensions. */
  PICTURE_REFUSED: 423005,
  /** Invalid date, or its owner is under age. */
  BIRTHDAY_REFUSED: 423006,
  /** A limit set by the member: `limit` is its kind and the amount left, `until` the time at which it resets. */
  LIMIT_REACHED: 424001,
  /** The member has played for as long as they want before a reminder, and has not answered it yet. */
  REALITY_CHECK_DUE: 424002,
  /** The member is on a break: `until` is its end. */
  ON_BREAK: 424003,
  /** The member has excluded themselves: `until` is the earliest end. */
  EXCLUDED: 424004,
  /** The member blocked this for themselves. */
  BLOCKED_BY_CHOICE: 424005,
  /** The identity of the member must be verified first. */
  IDENTITY_NEEDED: 424006,
  /** A game of chance is open already: one at a time. */
  ANOTHER_GAME_OPEN: 424007,
  /** The visit to a slot begins with a choice of time and spend. */
  PLAN_NEEDED: 424015,
  /** Invalid id card number, or a wrong check digit. */
  ID_NUMBER_WRONG: 424014,
  /** The birthday in the id card number: its owner is under age. */
  UNDER_AGE: 424008,
  /** The document has expired, or its end is beyond any validity. */
  DOCUMENT_DAY_WRONG: 424009,
  /** Before its time or after it. */
  ACTIVITY_NOT_OPEN: 425001,
  /** Locked out by a flag of the member, by the site, or by requirements that are not met [6.05]. */
  ACTIVITY_LOCKED: 425002,
  /** No attempts left in this period, or already done. */
  ACTIVITY_USED_UP: 425003,
  ACTIVITY_SOLD_OUT: 425004,
  /** The requested item differs from the one displayed to the member. */
  ACTIVITY_MOVED_ON: 425005,
  POINTS_SHORT: 425006,
  ACCOUNT_CLOSED: 424011,
  /** Unusable here; customer service has the reason. */
  PERSON_REFUSED: 424012,
  /** The account is reviewed before money is deposited. */
  PERSON_REVIEW: 424013,
} as const;

export type PlatformCodeName = keyof typeof PLATFORM_CODES;

const NAMES = new Map<number, PlatformCodeName>();
for (const [name, code] of Object.entries(PLATFORM_CODES)) {
  if (isCodeName(name)) NAMES.set(code, name);
}

function isCodeName(name: string): name is PlatformCodeName {
  return name in PLATFORM_CODES;
}

/** Returns the name of a numeric code, or null for an unknown code. */
export const platformCodeName = (code: number): PlatformCodeName | null => NAMES.get(code) ?? null;
