import type { MatchWire } from '#contract/models/match.ts';
import { SECOND_MS } from '#contract/units/durations.ts';
import { random } from '#contract/units/random.ts';
import { SITE_IDS, type SiteId } from '#sandbox/base/sites.table.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/member/demo-members.table.ts';
import { demoUserId } from '#sandbox/domains/member/seed-members.ts';
import type { World } from '#sandbox/world/world.ts';
import type { Outcome } from './bet-row.ts';
import type { BetStore, NewBet } from './bet-store.ts';

const RESULT_MARKET = '全场独赢';
const DRAW_NAME = '平局';
const RESULTS_OF_THREE: readonly Outcome[] = ['home', 'draw', 'away'];
const RESULTS_OF_TWO: readonly Outcome[] = ['home', 'away'];
/** Nobody here backs what is as good as lost. */
const LONGEST_PRICE = 15;

type Bettor = { readonly seed: number; readonly name: string; readonly siteId: SiteId };

/** What can be backed in the market of the final result, longest shots left out. */
function choicesIn(world: World, { matchId }: MatchWire) {
  const market = world.odds.of(matchId)?.markets.find(({ name }) => name === RESULT_MARKET);
  const results = market?.selections.length === 3 ? RESULTS_OF_THREE : RESULTS_OF_TWO;
  return (market?.selections ?? []).flatMap(({ odds, state }, index) => {
    const backs = results[index];
    const isOffered = state !== 'closed' && Number(odds) <= LONGEST_PRICE;
    return backs === undefined || !isOffered ? [] : [{ backs, odds }];
  });
}

function betOn(world: World, match: MatchWire, { seed, name, siteId }: Bettor): NewBet | null {
  const { matchId, homeName, visitName, homeLogo, visitLogo, homeScore, visitScore, venueName } = match;
  const choices = choicesIn(world, match);
  const draw = random(`bet-${seed}-${name}-${siteId}-${matchId}`);
  const choice = choices[Math.floor(draw() * choices.length)];
  if (!choice) return null;
  return {
    ...choice,
    orderId: `b-${siteId}-${name}-${matchId}`,
    userId: demoUserId(name),
    matchId,
    siteId,
    categoryName: RESULT_MARKET,
    itemName: { home: homeName, draw: DRAW_NAME, away: visitName }[choice.backs],
    score: `${homeScore}:${visitScore}`,
    teamLogo: choice.backs === 'away' ? visitLogo : homeLogo,
    venueName,
    stakeMinor: BigInt(1 + Math.floor(draw() * 20)) * 50_00n,
    placedAt: world.clock.now() - Math.floor(5 + draw() * 60) * SECOND_MS,
  };
}

/** The demo members who bet have an open bet on the result of every match that is on; missing ones are placed. */
export function placeDemoBets(world: World, bets: BetStore, seed: number): void {
  const live = world.matches
    .list(0)
    .filter(({ clockPhase }) => clockPhase !== 'upcoming' && clockPhase !== 'ended');
  for (const { name } of DEMO_MEMBERS.filter((member) => member.bets)) {
    for (const siteId of SITE_IDS) {
      for (const match of live) {
        if (bets.hasOpen(demoUserId(name), siteId, match.matchId)) continue;
        const bet = betOn(world, match, { seed, name, siteId });
        if (bet) bets.add(bet);
      }
    }
  }
}
