import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PlayState } from '#contract/play/venue/schema.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { PlanOver } from './plan-over.tsx';

const visit = (plan: v.InferInput<typeof PlayState>['plan']) =>
  v.parse(PlayState, {
    isOver: 0,
    currency: 'CNY',
    balance: '80.00',
    startedAt: 0,
    rounds: 4,
    staked: '40.00',
    returned: '20.00',
    unseen: 0,
    openStake: null,
    plan,
  });
const SPENT = visit({ endsAt: null, spend: '20.00', isSpent: 1 });
const show = (props: ComponentProps<typeof PlanOver>) =>
  mount(
    <MemoryRouter>
      <PlanOver {...props} />
    </MemoryRouter>,
  );
const dialog = () => page.getByRole('alertdialog');

test('[P.28] a used-up plan shows totals and exit, but not during a round', async () => {
  const leave = vi.fn();
  const parts = { hidden: false, onLeave: leave };
  show({ ...parts, visit: SPENT, inRound: true });
  await expect.element(dialog()).not.toBeInTheDocument();
  show({ ...parts, visit: SPENT, inRound: false });
  await expect
    .element(dialog())
    .toMatchTextContent(/到了你定的最多投入.*投注 40\.00，返还 20\.00，净输赢 −20\.00/);
  await page.getByRole('button', { name: '退出游戏' }).click();
  expect(leave).toHaveBeenCalledOnce();
});

test('[P.28] an elapsed time limit is reported, a pending one is not', async () => {
  const parts = { inRound: false, hidden: false, onLeave: vi.fn() };
  show({ ...parts, visit: visit(null) });
  await expect.element(dialog()).not.toBeInTheDocument();
  show({ ...parts, visit: visit({ endsAt: 1, spend: null, isSpent: 0 }) });
  await expect.element(dialog()).toMatchTextContent(/^到了你定的时间/);
});
