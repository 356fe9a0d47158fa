/** Number of pages that run browser tests side by side. Playback in them mostly waits: three leave two processors room. */
export const PAGES = 3;
