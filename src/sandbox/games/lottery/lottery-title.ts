import { ended, type TableRules, type Title } from '#sandbox/games/engine.ts';
import { HUNDRED, paidOf, partOf, returnOf } from '#sandbox/games/fair-pays.ts';
import { LOTTERY_ROWS, type LotteryRow } from './lottery.table.ts';
import { allBets, betOf, choicesOfPrices, createPrices, drawResult, isHit, kindsOf } from './lottery.ts';

const MINUTE_MS = 60_000;
/** From the close of bets to the result, ms. */
export const CLOSED_MS = 10_000;
const AHEAD = 20;

const tableOf = ({ game, minutes }: LotteryRow): TableRules => ({
  betMs: minutes * MINUTE_MS - CLOSED_MS,
  longestMs: CLOSED_MS,
  restMs: 0,
  ahead: AHEAD,
  draw: (draws) => drawResult(game.draw, draws),
  lengthMs: () => CLOSED_MS,
  // The result becomes public as a whole.
  shown: () => [],
});

function titleOf(row: LotteryRow): Title {
  const { game, minutes, back, ...facts } = row;
  const all = allBets(game);
  const prices = createPrices(game, back);
  const returnAt = (choice: number) => {
    const { kind, bet } = betOf(all, choice);
    return returnOf(prices.chance(kind, bet), prices.pays(kind, bet));
  };
  const payAt = (choice: number) => {
    const { kind, bet } = betOf(all, choice);
    return partOf({ ways: prices.pays(kind, bet), all: HUNDRED });
  };
  const choices = all.reduce((sum, { bets }) => sum + bets.length, 0);
  return {
    ...facts,
    engine: 'lottery',
    pricedChoices: choicesOfPrices(all),
    exactReturns: () => Array.from({ length: choices }, (_, choice) => returnAt(choice)),
    onlyPay: payAt,
    rules: {
      choices,
      cycleMs: minutes * MINUTE_MS,
      facts: { draw: game.draw, minutes, back: String(back), kinds: kindsOf(game) },
      play(draws, { choice, stake }) {
        const result = drawResult(game.draw, draws);
        const { kind, bet } = betOf(all, choice);
        const payout = isHit(kind, result, bet) ? paidOf(stake, prices.pays(kind, bet)) : 0n;
        return ended(result, payout, { stake });
      },
      table: tableOf(row),
    },
  };
}

export const LOTTERY_TITLES: readonly Title[] = LOTTERY_ROWS.map(titleOf);
