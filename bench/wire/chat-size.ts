export const CHAT_PAGES = 20;
/** What a busy room answers with, four times a second. */
export const CHAT_PAGE_MESSAGES = 1_500;
/** Messages of one measurement. */
export const CHAT_MESSAGES = CHAT_PAGES * CHAT_PAGE_MESSAGES;
