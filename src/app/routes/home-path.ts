/** The front page of the site; pages of their own that lead back to it need no other address. */
export const homePath = '/app/home';

/** Whom to call about play that is no play any more [P.29]; the player of its own links to it too. */
export const helplinePath = '/app/help/helpline';

/** Does a visit at this address begin on the front page? */
export const isHome = (pathname: string): boolean => pathname === '/' || pathname === homePath;
