import type * as v from 'valibot';
import type { SharedBet } from '#contract/community/chat-message/shared-bet-schema.ts';
import type { Random } from '#contract/units/random.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { MatchView } from '#sandbox/world/matches/match-view.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { sideBacked } from '#sandbox/world/odds/market-draft.ts';
import type { MatchOddsWire } from '#sandbox/world/odds/odds-store.ts';
import { bookAt } from '#sandbox/world/seeds/league-books.table.ts';

export type SharedBetWire = v.InferInput<typeof SharedBet>;

/** Share of shown bets per site. Bets of other sites and venues must not be displayed [5.11]. */
const SITE_SHARES: Readonly<Record<SiteId, number>> = { 5000: 0.88, 5003: 0.12 };
const OTHER_VENUE = '海图体育';
const FROM_OTHER_VENUE = 0.08;

/** The site of a bet, for a number drawn from [0, 1). */
function siteAt(drawn: number): SiteId {
  let above = 0;
  for (const siteId of SITE_IDS.toReversed()) {
    above += SITE_SHARES[siteId];
    if (drawn < above) return siteId;
  }
  return SITE_IDS[0];
}

type Item = { readonly itemName: string; readonly teamLogo: string };

/** Returns the display form of a bet: 主 and −0.5 are shown with their team, 大 2.5 without a team. */
function itemOf(selectionId: string, name: string, { fixture }: MatchView): Item {
  const side = sideBacked(selectionId);
  const teamLogo = artUrl('crest', fixture[side ?? 'home']);
  if (!side) return { itemName: name, teamLogo };
  const line = /^[+-]?[\d.]+$/.test(name) ? ` ${name}` : '';
  return { itemName: fixture[side] + line, teamLogo };
}

/** Returns a shared bet at the current price; null while no bet can be placed. */
export function betOn(
  match: MatchView,
  odds: MatchOddsWire | null,
  orderId: string,
  next: Random,
): SharedBetWire | null {
  const open = (odds?.markets ?? []).flatMap(({ marketId, name: categoryName, selections, columns }) =>
    selections
      .slice(0, columns)
      .filter(({ state }) => state === 'open')
      .map((selection) => ({ marketId, categoryName, ...selection })),
  );
  const choice = open[Math.floor(next() * Math.min(open.length, 14))];
  if (!choice || !odds) return null;
  const isElsewhere = next() < FROM_OTHER_VENUE;
  const siteId = siteAt(next());
  return {
    orderId,
    categoryName: choice.categoryName,
    ...itemOf(choice.selectionId, choice.name, match),
    score: `${match.score[0]}:${match.score[1]}`,
    venueName: isElsewhere ? OTHER_VENUE : BOOKS[bookAt(match.fixture.league, siteId)].name,
    odds: choice.odds,
    siteId,
    selection: {
      matchId: odds.matchId,
      marketId: choice.marketId,
      selectionId: choice.selectionId,
      pickName: choice.name,
      homeName: match.fixture.home,
      awayName: match.fixture.away,
    },
  };
}
