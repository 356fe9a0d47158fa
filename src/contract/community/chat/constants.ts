/** Maximum time for which the platform holds a long poll, ms. */
export const LONG_POLL_MAX_MS = 25_000;
/** Messages of one page of a room: more than a busy room sends between two requests. */
export const CHAT_PAGE_MAX = 5_000;
/** Letters of a message. */
export const CHAT_TEXT_MAX = 60;
/** Text sizes of the chat. */
export const CHAT_TEXT_SIZES = ['small', 'standard', 'large', 'huge'] as const;
/** Least times between two messages of one member that a room may be set to, ms; 0 is off. */
export const SLOW_MODES_MS = [0, 3_000, 5_000, 10_000, 30_000] as const;
/** Letters of the notice of a room. */
export const CHAT_NOTICE_MAX = 120;
/** Letters of a word that a viewer blocks. */
export const BLOCKED_WORD_MAX = 40;
/** Level from which a welcome has its own row, unless the site overrides it [6.08]. */
export const WELCOME_LEVEL_DEFAULT = 4;
/** Number of rows of a room in the page, and in the core. */
export const CHAT_WINDOW_ROWS = 300;
export const CHAT_RING_ROWS = 5_000;
/** Number of rows that the core holds back until the video reaches them: half of its rows, so that as many can be shown. */
export const CHAT_AHEAD_ROWS = 2_500;

/** Messages of its past that a room begins with: the order that can be followed now is looked for among them. */
export const HISTORY_SIZE = 100;
