const DEMO = 'demo-';

/** The request of a bet that the platform places for a demo member, so that rooms have bets to show. */
export const demoRequest = (siteId: number, matchId: string): string => `${DEMO}${siteId}-${matchId}`;

/** Was it placed by the platform, and not by the member? */
export const isOfDemo = ({ request_id }: { readonly request_id: string }): boolean =>
  request_id.startsWith(DEMO);
