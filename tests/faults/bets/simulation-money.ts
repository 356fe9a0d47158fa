import { ANN, OPENING } from '#tests/fixtures/money/test-money.ts';
import { oracleReturn } from './oracle.ts';
import type { Fund, Simulation } from './simulation.ts';

export const fundKey = ({ venue, currency }: Pick<Fund, 'venue' | 'currency'>): string =>
  `${venue} ${currency}`;

/** Returns the balance of an account as the sum of its entries. */
function sumOf({ db }: Simulation, account: string): bigint {
  const row = db
    .prepare('SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry WHERE account = ?')
    .get(account);
  return BigInt(Number(row?.sum ?? 0));
}

/** Compares the returns of the bets at a venue with the oracle. @returns the sum that they changed the member's money by */
function checkBets(simulation: Simulation, { venue, currency }: Fund): bigint {
  const { problems, noted, last } = simulation;
  const choice = { userId: ANN, currency, venue, which: 'all', skip: 0, limit: 200 } as const;
  let change = 0n;
  for (const bet of simulation.betting().store.list(choice)) {
    if (bet.state === 'open' || bet.state === 'delayed' || bet.state === 'reOffered') {
      problems.push(`${bet.bet_no} was left ${bet.state}`);
    }
    const note = noted.get(bet.bet_id);
    if (!note) {
      problems.push(`${bet.bet_no} was taken unseen`);
      continue;
    }
    const lastOf = (matchId: string) => last.get(matchId) ?? null;
    const back = oracleReturn(bet.open_stake / note.lines, note.size, note.legs, lastOf);
    if (bet.state !== 'cashedOut' && bet.paid !== back) {
      problems.push(`${bet.bet_no} paid ${bet.paid}, and ${back} is right`);
    }
    const returned = bet.state === 'cashedOut' ? 0n : back;
    change += returned + bet.cashed_out - bet.line_stake * note.lines;
  }
  return change;
}

/**
 * Compares the member's money, venue by venue and in each currency, with the simulation's own records, without the rules of
 * the product.
 */
export function checkMoney(simulation: Simulation): void {
  const { funds, problems, withdrawn } = simulation;
  for (const fund of funds) {
    const { venue, currency, amount } = fund;
    const back = withdrawn.get(fundKey(fund)) ?? 0n;
    const expected = amount + checkBets(simulation, fund) - back;
    const whose = `${ANN}:${venue}:${currency}`;
    const debt = sumOf(simulation, `owed:${whose}`);
    const held = sumOf(simulation, `venue:${whose}`) + debt;
    if (held !== expected) problems.push(`${whose} has ${held}, and ${expected} is right`);
    if (debt > 0n) problems.push(`${whose} is owed ${debt}`);
    if (sumOf(simulation, `bets:${whose}`) !== 0n) problems.push(`${whose} has stakes of no bet`);
  }
  for (const currency of new Set(funds.map((fund) => fund.currency))) {
    const moved = funds
      .filter((fund) => fund.currency === currency)
      .reduce((sum, fund) => sum + fund.amount - (withdrawn.get(fundKey(fund)) ?? 0n), 0n);
    const centre = sumOf(simulation, `member:${ANN}:${currency}`);
    if (centre !== OPENING - moved)
      problems.push(`the centre has ${centre} ${currency}, and ${OPENING - moved} is right`);
  }
}
