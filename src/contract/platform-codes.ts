/** Result codes of the platform's envelope. Names from the specification §8; the numbers not given there are decided. */
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
  /** This action is for somebody who has just shown a code of the second factor. */
  STEP_UP_NEEDED: 402013,
  CHAT_MUTED: 420001,
  CHAT_TOO_FAST: 420002,
  CHAT_TOO_LONG: 420003,
  CHAT_CLOSED: 420004,
  CHAT_NO_RIGHTS: 420005,
  /** So many reports within an hour. */
  CHAT_REPORTS_FULL: 420006,
  /** A link or a way to reach somebody elsewhere: the site's rooms are kept free of them. */
  CHAT_CONTACT: 420007,
  COINS_SHORT: 421001,
  GIFT_OFF: 421002,
  GIFT_NOT_ALLOWED: 421003,
  BALANCE_SHORT: 421004,
  AMOUNT_OUT_OF_LIMITS: 422001,
  PAY_TYPE_CLOSED: 422002,
  ORDER_UNFINISHED: 422003,
  CANCELS_USED_UP: 422004,
  /** The order changed since the member saw it; its new state comes with the next look. */
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
  /** A new card or address: `until` says from when money may go there. */
  PAYEE_WAITING: 422019,
  /** The number is a card of another bank. */
  BANK_MISMATCH: 422020,
  /** The withdrawal password was just changed: `until` says from when money goes out again. */
  WITHDRAW_HELD: 422023,
  WITHDRAW_PASSWORD_COOLING: 422021,
  WITHDRAW_PASSWORD_UNSET: 422022,
  NICKNAME_TAKEN: 423001,
  /** Words of the platform, or a way to reach somebody elsewhere. */
  NICKNAME_REFUSED: 423002,
  /** It was changed a short while ago: `until` says from when another may be asked for. */
  NICKNAME_TOO_SOON: 423003,
  /** What is asked for again waits for an operator already. */
  REVIEW_PENDING: 423004,
  /** No picture of a kind that is taken, or its sides do not fit. */
  PICTURE_REFUSED: 423005,
  /** No day, or its owner is not of age. */
  BIRTHDAY_REFUSED: 423006,
  /** A limit of the member's own: `limit` says which and what is left, `until` when there is room again. */
  LIMIT_REACHED: 424001,
  /** The member has played for as long as they want before a reminder, and has not answered it yet. */
  REALITY_CHECK_DUE: 424002,
  /** The member takes a break: `until` says until when. */
  ON_BREAK: 424003,
  /** The member excluded themselves: `until` says until when at least. */
  EXCLUDED: 424004,
  /** The member blocked this for themselves. */
  BLOCKED_BY_CHOICE: 424005,
  /** Who the member is must be checked first. */
  IDENTITY_NEEDED: 424006,
  /** A game of chance is open already: one at a time. */
  ANOTHER_GAME_OPEN: 424007,
  /** The visit to a slot begins with a choice of time and spend. */
  PLAN_NEEDED: 424015,
  /** No number of an identity card, or its last digit does not fit. */
  ID_NUMBER_WRONG: 424014,
  /** The birthday in the number of the card: its owner may not be here. */
  UNDER_AGE: 424008,
  /** The document is over, or no document lasts so long. */
  DOCUMENT_DAY_WRONG: 424009,
  /** Before its time or after it. */
  ACTIVITY_NOT_OPEN: 425001,
  /** Kept out by a flag of the member, by the site, or by terms that are not met [6.05]. */
  ACTIVITY_LOCKED: 425002,
  /** No chance left in this period, or it was done already. */
  ACTIVITY_USED_UP: 425003,
  ACTIVITY_SOLD_OUT: 425004,
  /** What was asked for is not as the member saw it any more. */
  ACTIVITY_MOVED_ON: 425005,
  POINTS_SHORT: 425006,
  ACCOUNT_CLOSED: 424011,
  /** It cannot be used here; service knows why. */
  PERSON_REFUSED: 424012,
  /** Somebody looks at the account before money is paid in. */
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

/** The name of a numeric code, or null when the platform sent one we do not know. */
export const platformCodeName = (code: number): PlatformCodeName | null => NAMES.get(code) ?? null;
