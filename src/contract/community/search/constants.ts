export const SEARCH_TEXT_MAX = 40;
/** Typing rests so long before it is searched for [9.03], ms. */
export const DEBOUNCE_MS = 300;
