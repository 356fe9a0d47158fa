import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { type Barred, CombineMarket } from './combine-market.tsx';

const market = offeredMarket([['主'], ['平'], ['客']], { name: '全场独赢', columns: 3 });
const match = { matchId: pickedLeg('m1').matchId, home: { name: '甲' }, away: { name: '乙' } };
const other = { name: '甲 胜', isSameMarket: true };
const barred: Barred = new Map([['m1-x-平', { is: 'excludes', other }]]);

const show = (hides: boolean) =>
  mount(<CombineMarket match={match} market={market} barred={barred} hides={hides} suspended={false} />);
const price = (name: string) => page.getByRole('button', { name: new RegExp(`全场独赢 ${name} `) });

test('[3.10] a selection that cannot be added keeps its place, with the reason', async () => {
  show(false);
  await expect.element(price('主')).toBeVisible();
  expect(page.getByRole('listitem').length).toBe(3);
  await expect.element(price('平')).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('与“甲 胜”只能选一个');
});

test('[3.10] selections that cannot be added are hidden on request', async () => {
  show(true);
  await expect.element(price('客')).toBeVisible();
  expect(page.getByRole('listitem').length).toBe(2);
});

test('[3.10] arrow keys pass over selections that cannot be added', async () => {
  show(false);
  await price('主').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(price('客')).toHaveFocus();
  await price('主').click();
});
