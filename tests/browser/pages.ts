/** How many pages run browser tests side by side. What plays in them mostly waits: three leave two processors room. */
export const PAGES = 3;
