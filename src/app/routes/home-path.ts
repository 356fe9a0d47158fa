/** The front page of the site; pages of their own that lead back to it need no other address. */
export const homePath = '/app/home';
