/** Between two looks at the site and its switches, ms. */
export const PER_INFO_EVERY_MS = 60_000;
export const SPONSORS_MAX = 3;
