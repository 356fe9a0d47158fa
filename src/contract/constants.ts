/** Limits and times of specification §9 and decisions; ms unless the name says otherwise. */
export const LIVE_LIST_PAGE_SIZE = 200;
export const TIMEOUT_WITH_CREDENTIALS_MS = 30_000;
export const TIMEOUT_WITHOUT_CREDENTIALS_MS = 5_000;
export const COMPARE_TIME_THRESHOLD_MS = 120_000;
export const TIME_SYNC_FIRST_MS = 6_700;
export const TIME_SYNC_EVERY_MS = 60_000;
export const TIME_SERVER_TIMEOUT_MS = 5_000;
export const NONCE_MEMORY_MS = 300_000;
export const TIMEOUT_TOAST_MS = 1_500;
export const BLOCK_FLAG_RESET_MS = 700;
/** After a passed verification the request is sent again so much later [4.08], at most so often in a row. */
export const VERIFIED_RETRY_MS = 500;
export const VERIFY_ROUNDS_MAX = 3;
/** A verification nobody attends to closes by itself. */
export const VERIFY_WAIT_MAX_MS = 180_000;
export const VERIFY_TRIES_MAX = 5;
/** What the toast of a request without an answer calls it [8.13]. */
export const TIMEOUT_NUMBERS = { TIMEOUT: 1_000_021, LINE_ABNORMAL: 1_000_022, NETWORK_ABNORMAL: 1_000_023 };
/** From so many failures in a row on it is the network, not the line, unless the device's store says otherwise [8.13]. */
export const LINE_ERRORS_THRESHOLD = 3;
export const PER_INFO_EVERY_MS = 60_000;
export const PICTURE_MAX_BYTES = 400_000;
export const SERVICE_TEXT_MAX = 500;
export const APPEAL_TEXT_MAX = 300;
export const LONG_POLL_MAX_MS = 25_000;
/** Longest wait for a change of the match list. */
export const BOARD_WAIT_MAX_MS = 10_000;
export const CHAT_TEXT_MAX = 60;
/** Letters of a word that a viewer blocks. */
export const BLOCKED_WORD_MAX = 40;
/** Gifts of one kind at once. */
export const GIFT_COUNT_MAX = 999;
export const SEARCH_TEXT_MAX = 40;
/** Typing rests so long before it is searched for [9.03]. */
export const DEBOUNCE_MS = 300;
export const COMBO_WINDOW_MS = 3_000;
export const WELCOME_LEVEL_DEFAULT = 4;
export const ANCHOR_AVATARS_MAX = 3;
export const SPONSORS_MAX = 3;
/** Saved cards, and saved addresses, of a member; and how many of them a choice shows before 全部 [9.04]. */
export const PAYEES_MAX = 3;
export const PAYEE_LABEL_MAX = 16;
/** Digits of a card number, as ISO/IEC 7812 has them [5.09]. */
export const CARD_DIGITS = { min: 8, max: 19 } as const;
/** Longer than a match with everything around it. */
export const PLAY_URL_LIFE_MS = 6 * 3_600_000;
/** Life of an answer the site's whitelist names [9.08]. */
export const CACHE_DEFAULT_SECONDS = 60;
export const CHAT_WINDOW_ROWS = 300;
export const CHAT_RING_ROWS = 5_000;
export const APP_VERSION = '1.1.0';
/** Page and core refuse to talk when built apart. */
export const CORE_VERSION = 1;
/** What the demo platform's client is built with. A secret in a browser is no secret; see docs/wire.md. */
export const APP_KEY = 'courtside-web';
export const APP_SECRET = 'b6f0c1f2-courtside-wire-7c1d';
/** Games that are first in their venue's list and among the hot ones, in this order [9.09]. */
export const FIXED_GAME_IDS = ['3169', '10583', '34055'] as const;
/** Groups a market may be found under, as the odds panel offers them. */
export const MARKET_GROUPS = ['hot', 'handicap', 'total', 'goal', 'corner'] as const;

/** Address of customer service: no answer leads away from it [2.08]. */
export const SERVICE_PATH = '/cs';
