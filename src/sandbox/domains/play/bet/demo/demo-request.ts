const DEMO = 'demo-';

/** The request of an open bet with which a demo member begins. */
export const demoRequest = (siteId: number, matchId: string): string => `${DEMO}${siteId}-${matchId}`;

/** Whether a demo member began with the bet. */
export const isOfDemo = ({ request_id }: { readonly request_id: string }): boolean =>
  request_id.startsWith(DEMO);
