/** Front page of the site; standalone pages that link back to it need no other address. */
export const homePath = '/app/home';

/** Helpline for problem gambling [P.29]; the standalone player links to it too. */
export const helplinePath = '/app/help/helpline';

/** Does a visit at this address begin on the front page? */
export const isHome = (pathname: string): boolean => pathname === '/' || pathname === homePath;
