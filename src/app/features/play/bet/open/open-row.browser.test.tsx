import { useState } from 'react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CashOutQuote } from '#contract/play/bet/cash-out-quote-schema.ts';
import type { Bet, BetWire } from '#contract/play/bet/schema.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { OpenRow } from './open-row.tsx';
import { OpenSums } from './open-sums.tsx';

type LegWire = BetWire['legs'][number];
const [LEG] = placedBet().legs;
const FAR = 4_000_000_000_000;
const row = page.getByRole('listitem', { name: 'm1 甲' });

const quoteOf = (bet: Bet, change: Partial<v.InferInput<typeof CashOutQuote>> = {}) =>
  v.parse(CashOutQuote, {
    betId: bet.betId,
    version: bet.version,
    quoteId: 'q-1',
    value: '250.00',
    expiresAt: FAR,
    delayMs: 0,
    reason: null,
    serverNow: FAR - 5_000,
    ...change,
  });

function withOutlook(change: Partial<NonNullable<LegWire['outlook']>>): readonly LegWire[] {
  if (!LEG) throw new Error('no leg');
  const outlook = { now: 'win', best: 'win', isSure: false, oneMore: null, counts: 'goal' } as const;
  return [{ ...LEG, outlook: { ...outlook, score: { home: 1, away: 0 }, ...change } }];
}

function Row({ bet, quote }: { bet: Bet; quote: CashOutQuote | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ul>
      <OpenRow bet={bet} quote={quote} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
    </ul>
  );
}

const show = (change: Partial<BetWire>, quoted?: Partial<v.InferInput<typeof CashOutQuote>>) => {
  const bet = placedBet(change);
  mount(<Row bet={bet} quote={quoteOf(bet, quoted)} />);
};

test('[3.10] an open bet shows state, net win and price, and opens', async () => {
  show({ legs: [...withOutlook({})] });
  await expect.element(row).toMatchTextContent(/现在赢着本金200\.00还可赢84\.00/);
  await expect.element(row).toMatchTextContent(/250\.00.*比本金多 50\.00/);
  expect(row.getByRole('button', { name: /到账/ }).length).toBe(0);
  await row.getByRole('button', { name: /^m1 甲，兑现和详情/ }).click();
  await expect.element(row.getByRole('button', { name: /^全部兑现，到账 .*250\.00/ })).toBeVisible();
});

test('[3.10] a bet that cannot win has no button and nothing to win', async () => {
  show({ legs: [...withOutlook({ now: 'lose', best: 'lose', isSure: true })], highestReturn: '0.00' });
  await expect.element(row).toMatchTextContent(/已不可能赢本金200\.00还可赢0\.00/);
  await expect.element(row).toMatchTextContent('终场后结算，返还 0.00');
  expect(row.getByRole('button').length).toBe(0);
});

test('[3.10] a partly cashed-out bet shows what was paid and what remains', async () => {
  show({ openStake: '100.00', cashedOut: '120.00', highestReturn: '142.00' });
  await expect.element(row).toMatchTextContent(/剩余本金100\.00还可赢42\.00已兑现120\.00/);
});

test('[3.10] a paused cash-out shows so on its row', async () => {
  show({}, { quoteId: null, value: '0.00', reason: 'suspended' });
  await expect.element(row).toMatchTextContent('兑现暂停');
});

test('[3.10] a part that is kept shows what it can still win', async () => {
  show({});
  await row.getByRole('button', { name: /兑现和详情/ }).click();
  await row.getByRole('slider').fill('50');
  await expect.element(row).toMatchTextContent(/保留本金100\.00还可赢42\.00/);
});

test('[3.10] sums leave out what lost bets could have won', async () => {
  const lost = placedBet({ betId: 'b-2', highestReturn: '0.00' });
  const bet = placedBet();
  mount(<OpenSums bets={[bet, lost]} quotes={[quoteOf(bet)]} />);
  await expect.element(page.getByText('还可赢')).toBeVisible();
  await expect.element(page.getByText('84.00', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 注，等终场结算')).toBeVisible();
});
