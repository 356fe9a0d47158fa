import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { DEMO_MEMBERS, type DemoMember } from '#sandbox/domains/ground/member/demo-members.table.ts';

/** A demo member who bets, on one of the sites. */
export type DemoBettor = DemoMember & { readonly siteId: SiteId };

export const DEMO_BETTORS: readonly DemoBettor[] = DEMO_MEMBERS.filter(({ bets }) => bets).flatMap((member) =>
  SITE_IDS.map((siteId) => ({ ...member, siteId })),
);
