export const SEARCH_TEXT_MAX = 40;
/** Debounce time of the search field [9.03], ms. */
export const DEBOUNCE_MS = 300;
