import type { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import type { Bet } from '#contract/play/bet/schema.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import { isDead, isUnderWay } from '../outlook/bet-outlook.ts';
import { stillWinnable } from '../outlook/still-winnable.ts';
import { t } from './texts.ts';

type SumsProps = {
  readonly bets: readonly Bet[];
  /** Null until the cash-out prices are known. */
  readonly quotes: readonly CashOutQuote[] | null;
};

const sumOf = (amounts: readonly bigint[]) =>
  formatMinor(minor(amounts.reduce((sum, amount) => sum + amount, 0n)));

const stakeOf = ({ openStake }: Bet): bigint => openStake;

/** Returns the sum of the cash-out prices and of how many bets it is. */
function cashSum(bets: readonly Bet[], quotes: SumsProps['quotes']): readonly [sum: string, of: string] {
  if (quotes === null) return ['—', t('openBet.cashOf', { count: 0 })];
  const shown = quotes.filter(({ betId }) => bets.some((bet) => bet.betId === betId));
  const count = shown.filter(({ quoteId }) => quoteId !== null).length;
  const paused = shown.filter(({ reason }) => reason === 'suspended').length;
  const of = paused > 0 ? t('openBet.cashPaused', { count, paused }) : t('openBet.cashOf', { count });
  return [sumOf(shown.map(({ value }) => value)), of];
}

/** Stakes of the open bets, what they can still win, their cash-out prices, and the stakes that are lost. */
export function OpenSums({ bets, quotes }: SumsProps) {
  const dead = bets.filter(isDead);
  const live = bets.filter(isUnderWay).length;
  const rows = [
    [t('openBet.stake'), sumOf(bets.map(stakeOf)), t('openBet.stakeOf', { count: bets.length, live })],
    [t('openBet.win'), sumOf(bets.map(stillWinnable)), t('openBet.winOf')],
    [t('openBet.cash'), ...cashSum(bets, quotes)],
    [t('openBet.lost'), sumOf(dead.map(stakeOf)), t('openBet.lostOf', { count: dead.length })],
  ] as const;
  return (
    <dl className="figures figures--strip">
      {rows.map(([name, sum, of]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
          <dd>{of}</dd>
        </div>
      ))}
    </dl>
  );
}
