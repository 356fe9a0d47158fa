import { type Random, random } from '#contract/units/random.ts';
import { mainCurrencyOf, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import type { WorldThen } from '#sandbox/world/world-past.ts';
import type { BetRequest } from '../placing/new-bet.ts';
import type { DemoBettor } from './demo-bets.ts';
import type { PastBet } from './demo-past.table.ts';

/** Prices that people like to back. */
const PRICE = { least: 1.25, most: 6 };
/** Units of stakes, minor units; the highest one is used that does not exceed a small part of the member’s cash. */
const STAKE_UNITS = [500_00n, 100_00n, 50_00n, 20_00n, 10_00n, 5_00n];
const PART_OF_CASH = 200n;
const LEAST_UNIT = { CNY: 10_00n, USDT: 2_00n } as const;
const UNITS_MAX = 8;

const isQuarter = (line: string): boolean => Math.abs((Number(line) * 4) % 2) === 1;

type Choosing = {
  readonly world: Pick<WorldThen, 'odds' | 'bookAt'>;
  readonly siteId: SiteId;
  readonly draw: Random;
};

/** Returns a selection of a match as it was offered then; null where the market had none to take. */
function legOf(
  { world, siteId, draw }: Choosing,
  matchId: string,
  past: PastBet,
): BetRequest['legs'][number] | null {
  const market = world.odds
    .of(matchId, world.bookAt(matchId, siteId) ?? undefined)
    ?.markets.find(({ marketId }) => marketId === `${matchId}-${past.market}`);
  const liked = (market?.selections ?? []).filter(({ state, odds }) => {
    return state === 'open' && Number(odds) >= PRICE.least && Number(odds) <= PRICE.most;
  });
  const quartered = liked.filter(({ line }) => isQuarter(line));
  const choices = past.isQuartered && quartered.length > 0 ? quartered : liked;
  const choice = choices[Math.floor(draw() * choices.length)];
  if (!market || !choice) return null;
  const { selectionId, odds } = choice;
  return { matchId, marketId: market.marketId, selectionId, odds, material: market.version.material };
}

function stakeOf({ cny, usdt, siteId }: DemoBettor, draw: Random): bigint {
  const currency = mainCurrencyOf(siteId);
  const cash = currency === 'CNY' ? cny : usdt;
  const least = LEAST_UNIT[currency];
  const unit = STAKE_UNITS.find((each) => each >= least && each <= cash / PART_OF_CASH) ?? least;
  return unit * BigInt(1 + Math.floor(draw() * UNITS_MAX));
}

/** Returns a demo member’s bet on matches, at the prices of then; null where one of them had none to take. */
export function pastBetOf(
  world: Pick<WorldThen, 'odds' | 'bookAt'>,
  bettor: DemoBettor,
  { betId, matchIds, past }: { betId: string; matchIds: readonly string[]; past: PastBet },
): BetRequest | null {
  const draw = random(betId);
  const legs = matchIds.flatMap(
    (matchId) => legOf({ world, siteId: bettor.siteId, draw }, matchId, past) ?? [],
  );
  if (legs.length < past.legs) return null;
  return {
    betId,
    userId: demoUserId(bettor.name),
    siteId: bettor.siteId,
    requestId: `demo-${betId}`,
    currency: mainCurrencyOf(bettor.siteId),
    kind: past.kind,
    size: past.size,
    legs,
    lineStake: stakeOf(bettor, draw),
    policy: 'any',
  };
}
