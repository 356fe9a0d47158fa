/** The front page of the site; pages of their own that lead back to it need no other address. */
export const homePath = '/app/home';

/** Does a visit at this address begin on the front page? */
export const isHome = (pathname: string): boolean => pathname === '/' || pathname === homePath;
