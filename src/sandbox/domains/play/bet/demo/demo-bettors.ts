import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { DEMO_MEMBERS, type DemoMember } from '#sandbox/domains/ground/member/demo-members.table.ts';

const DEMO = 'demo-';

/** The request of an open bet with which a demo member begins. */
export const demoRequest = (siteId: number, matchId: string): string => `${DEMO}${siteId}-${matchId}`;

/** Reports whether a demo member began with the bet. */
export const isOfDemo = ({ request_id }: { readonly request_id: string }): boolean =>
  request_id.startsWith(DEMO);

/** A demo member who bets, on one of the sites. */
export type DemoBettor = DemoMember & { readonly siteId: SiteId };

export const DEMO_BETTORS: readonly DemoBettor[] = DEMO_MEMBERS.filter(({ bets }) => bets).flatMap((member) =>
  SITE_IDS.map((siteId) => ({ ...member, siteId })),
);
