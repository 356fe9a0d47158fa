export const CHAT_PAGES = 20;
/** Messages per response of a busy room, which responds four times a second. */
export const CHAT_PAGE_MESSAGES = 1_500;
/** Messages of one measurement. */
export const CHAT_MESSAGES = CHAT_PAGES * CHAT_PAGE_MESSAGES;
