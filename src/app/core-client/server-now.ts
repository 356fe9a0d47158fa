import { coreNow } from './core.ts';

/** The server's time as the core knows it; the viewer's own clock may be wrong by hours and does not matter [7.18]. */
export const serverNow = coreNow;
