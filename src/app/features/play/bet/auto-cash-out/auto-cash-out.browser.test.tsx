import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { minor } from '#contract/units/money.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { AutoCashOutLine } from './auto-cash-out-line.tsx';
import { AutoForm } from './auto-form.tsx';

const setting = (change: Partial<NonNullable<BetWire['autoCashOut']>>): BetWire['autoCashOut'] => ({
  state: 'set',
  value: '250.00',
  percent: 100,
  until: null,
  setAt: 1,
  miss: null,
  paid: null,
  ...change,
});

test('[3.10] a missed cash-out shows its cause, and stays revocable', async () => {
  const miss = { at: 1_700_000_000_000, amount: '252.00', reason: 'matchTurned' as const };
  mount(<AutoCashOutLine bet={placedBet({ autoCashOut: setting({ miss }) })} />);
  await expect.element(page.getByRole('status')).toMatchTextContent('比赛情况有变，报价失效。设定仍保留');
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeVisible();
});

test('[3.10] a submitted cash-out is no longer revocable', async () => {
  const cashOut = {
    state: 'waiting' as const,
    amount: '252.00',
    percent: 100,
    at: 1,
    decidesAt: 2,
    reason: null,
    isAuto: true,
  };
  mount(<AutoCashOutLine bet={placedBet({ autoCashOut: setting({}), cashOut })} />);
  await expect.element(page.getByText(/已提交，等待场馆确认/)).toBeVisible();
  expect(page.getByRole('button').length).toBe(0);
});

test('[3.10] a paid setting shows amount and set value', async () => {
  const paid = { at: 1_700_000_000_000, amount: '252.00' };
  mount(
    <AutoCashOutLine
      bet={placedBet({ state: 'cashedOut', autoCashOut: setting({ state: 'paid', paid }) })}
    />,
  );
  await expect.element(page.getByRole('status')).toMatchTextContent(/252\.00 全部兑现，设定 .*250\.00/);
});

test('[3.10] the form refuses a value that is reached or impossible', async () => {
  const bet = placedBet();
  mount(<AutoForm bet={bet} offer={minor(150_00n)} onClose={() => undefined} />);
  const field = page.getByRole('textbox', { name: '兑现价达到' });
  await field.fill('100');
  await expect.element(page.getByText(/已经达到，可以直接兑现/)).toBeVisible();
  await field.fill('99999');
  await expect.element(page.getByText(/不能设得更高/)).toBeVisible();
  await field.fill('200');
  await expect.element(page.getByRole('button', { name: /^到 .*200\.00 时全部兑现$/ })).toBeVisible();
});
