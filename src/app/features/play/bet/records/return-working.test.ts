import { expect, test } from 'vitest';
import type { BetWire } from '#contract/play/bet/schema.ts';
import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { outcomeLabel } from './bet-outcome.ts';
import { betsCsv } from './bets-csv.ts';
import { halfPartsOf, netOf, validStakeOf, workingOf } from './return-working.ts';

const [LEG] = placedBet().legs;

/** A settled bet with these legs. */
function settled(
  legs: readonly (readonly [odds: string, result: LegResult | null])[],
  part: Partial<BetWire>,
) {
  if (!LEG) throw new Error('no leg');
  const { startAt } = LEG;
  return placedBet({
    state: 'settled',
    kind: legs.length > 1 ? 'multiple' : 'single',
    legs: legs.map(([odds, result], n) => ({
      ...LEG,
      selectionId: `${LEG.selectionId}-${n}`,
      startAt,
      odds,
      result,
      counted: null,
    })),
    settlements: [
      { no: 1, at: 1, returned: '0.00', booked: '0.00', owed: '0.00', validStake: '92.00', note: '' },
    ],
    ...part,
  });
}

test.each([
  ['win', '1.92', '384.00', '200.00 × 1.92 = 384.00'],
  ['halfWin', '1.92', '292.00', '200.00 × 1.46 = 292.00'],
  ['halfWin', '2.00', '300.00', '200.00 × 1.5 = 300.00'],
  ['push', '1.92', '200.00', '200.00 × 1 = 200.00'],
  ['void', '1.92', '200.00', '200.00 × 1 = 200.00'],
  ['halfLose', '1.92', '100.00', '200.00 × 0.5 = 100.00'],
  ['lose', '1.92', '0.00', '200.00 × 0 = 0.00'],
] as const)(
  '[3.10] a single that ends %s at %s pays %s with its calculation',
  (result, odds, returned, sum) => {
    const bet = settled([[odds, result]], { returned });
    expect(workingOf(bet)).toMatchObject({ sum, capped: null });
  },
);

test('[3.10] a lost leg decides a multiple before the others are known', () => {
  const legs = [
    ['1.62', 'win'],
    ['2.00', 'halfWin'],
    ['1.95', 'push'],
  ] as const;
  expect(workingOf(settled(legs, { returned: '486.00' })).sum).toBe('200.00 × 1.62 × 1.5 × 1 = 486.00');
  const lost = [
    ['1.62', 'win'],
    ['2.00', 'lose'],
    ['1.95', null],
  ] as const;
  expect(workingOf(settled(lost, { returned: '0.00' }))).toMatchObject({
    sum: '200.00 × 1.62 × 0 = 0.00',
    factors: ['赢：× 1.62', '输：× 0', '等待赛果'],
  });
});

test('[3.10] a system shows its line count and a capped return its payout', () => {
  const legs = [
    ['2.00', 'win'],
    ['2.00', 'win'],
    ['2.00', 'lose'],
  ] as const;
  const system = settled(legs, {
    kind: 'system',
    size: 2,
    lines: 3,
    stake: '30.00',
    openStake: '30.00',
    returned: '40.00',
  });
  expect(workingOf(system).sum).toBe('每注 10.00，共 3 注；各注是其中 2 项系数的乘积，合计 40.00');
  expect(workingOf(settled([['90.00', 'win']], { returned: '10000.00' })).capped).toBe(10_000_00n);
});

test('[3.10] only a single on a quarter line is split in halves', () => {
  const onLine = (line: string, result: LegResult, part: Partial<BetWire>) => {
    const bet = settled([['1.92', result]], part);
    return halfPartsOf({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, line })) });
  };
  expect(onLine('-0.75', 'halfWin', { returned: '292.00' })).toEqual([
    { line: '-1', reason: '平，退回本金', amount: 100_00n },
    { line: '-0.5', reason: '赢，100.00 × 1.92', amount: 192_00n },
  ]);
  expect(onLine('2.25', 'halfLose', { returned: '100.00' })).toEqual([
    { line: '2', reason: '平，退回本金', amount: 100_00n },
    { line: '2.5', reason: '输', amount: 0n },
  ]);
  expect(onLine('-0.75', 'win', { returned: '384.00' })).toBeNull();
  expect(onLine('-0.75', 'halfWin', { returned: '146.01', openStake: '100.01' })).toBeNull();
});

test('[3.10] profit includes cash-outs and is unknown before the results', () => {
  expect(netOf(placedBet())).toBeNull();
  expect(
    netOf(settled([['2.00', 'lose']], { returned: '0.00', cashedOut: '150.00', openStake: '50.00' })),
  ).toBe(-50_00n);
  expect(netOf(placedBet({ state: 'cashedOut', cashedOut: '230.00', openStake: '0.00' }))).toBe(30_00n);
  expect(validStakeOf(placedBet())).toBe(0n);
});

test('[3.10] a bet is labelled by its leg result or whether it won', () => {
  expect(outcomeLabel(settled([['1.92', 'halfWin']], { returned: '292.00' }))).toBe('赢半');
  expect(
    outcomeLabel(
      settled(
        [
          ['1.92', 'win'],
          ['1.50', 'halfLose'],
        ],
        { returned: '192.00' },
      ),
    ),
  ).toBe('输');
  expect(outcomeLabel(placedBet({ state: 'void', returned: '200.00' }))).toBe('作废');
});

test('[3.10] bets are exported as rows under a header', () => {
  const lines = betsCsv([settled([['1.92', 'halfWin']], { returned: '292.00' })]).split('\r\n');
  expect(lines[0]).toContain('"投注时间","单号","场馆"');
  expect(lines[1]).toContain('"200.00","92.00","292.00","92.00","CNY"');
  expect(lines).toHaveLength(3);
});
