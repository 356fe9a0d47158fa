import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { serverNow } from '#core-client/core.ts';
import { viewerNow } from '#core-client/viewer.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { dropLegs, useLegs, useStakeText } from '../pick/picks.ts';
import { Waiting } from './placed-card.tsx';
import { Receipt } from './receipt.tsx';
import { RejectedBet } from './rejected-bet.tsx';

function InSlip() {
  const stake = useStakeText();
  return (
    <output>{`${useLegs().map(({ selectionId, material }) => `${selectionId} ${material}`)} ${stake}`}</output>
  );
}

// A typed stake is stored for the visit of the viewer, so nothing is stored before the core has named one.
beforeEach(async () => {
  await expect.poll(() => viewerNow().is).not.toBe('unknown');
  dropLegs(['m1-win-home']);
});

test('[3.10] a pending bet shows its countdown and cannot be cancelled', async () => {
  const decidesAt = serverNow() + 5_000;
  mount(<Waiting bet={placedBet({ state: 'delayed', decidesAt, delayMs: 5_000 })} />);
  await expect.element(page.getByText('滚球单延迟 5 秒，提交后不能撤回')).toBeVisible();
  const timer = page.getByRole('timer', { name: '等待场馆确认' });
  await expect.poll(() => Number(timer.element().textContent)).toBeLessThan(4);
  expect(page.getByRole('button').length).toBe(0);
});

test('[3.10] a receipt shows the accepted price and the bet number', async () => {
  mount(<Receipt bet={placedBet()} />);
  await expect.element(page.getByText('B2511201921180342')).toBeVisible();
  await expect.element(page.getByText('1.42')).toBeVisible();
  await expect.element(page.getByText(/84\.00$/)).toBeVisible();
});

test('[3.10] a receipt of a bet that was cashed out since promises nothing', async () => {
  const cashed = {
    state: 'cashedOut',
    openStake: '0.00',
    highestReturn: '0.00',
    cashedOut: '190.00',
  } as const;
  mount(<Receipt bet={placedBet(cashed)} />);
  await expect.element(page.getByText('B2511201921180342')).toBeVisible();
  expect(page.getByText('可赢').length).toBe(0);
});

test('[3.10] a rejected bet shows its reason and returns with an acceptable stake', async () => {
  const reason: BetWire['reason'] = { is: 'stakeHigh', legs: [0], limit: '150.00', note: '' };
  mount(
    <>
      <RejectedBet bet={placedBet({ state: 'rejected', reason })} />
      <InSlip />
    </>,
  );
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('未受理，本金已退回金额超过最高限额（m1 甲）');
  await page.getByRole('button', { name: /^改为 .*150\.00，放回投注单$/ }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('m1-win-home null 150');
});

test('[3.10] a system below the minimum returns with a sufficient stake', async () => {
  const reason: BetWire['reason'] = { is: 'stakeLow', legs: [], limit: '10.00', note: '' };
  mount(
    <>
      <RejectedBet bet={placedBet({ state: 'rejected', kind: 'system', size: 2, lines: 3, reason })} />
      <InSlip />
    </>,
  );
  await page.getByRole('button', { name: /放回投注单$/ }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('m1-win-home null 3.34');
});

test('[3.10] a note of the operator replaces the default text', async () => {
  const reason: BetWire['reason'] = { is: 'operator', legs: [], limit: null, note: '人工审核未通过' };
  mount(<RejectedBet bet={placedBet({ state: 'rejected', reason })} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('未受理，本金已退回人工审核未通过');
});
