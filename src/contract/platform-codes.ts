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
  RECOVERY_MISMATCH: 402009,
  CHAT_MUTED: 420001,
  CHAT_TOO_FAST: 420002,
  CHAT_TOO_LONG: 420003,
  CHAT_CLOSED: 420004,
  CHAT_NO_RIGHTS: 420005,
  COINS_SHORT: 421001,
  GIFT_OFF: 421002,
  GIFT_NOT_ALLOWED: 421003,
  BALANCE_SHORT: 421004,
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
