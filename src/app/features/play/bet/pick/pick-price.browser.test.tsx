import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { viewerNow } from '#core-client/viewer.ts';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { PickPrice } from './pick-price.tsx';
import { dropLegs, storedStake, togglePick, useLegs } from './picks.ts';

const market = offeredMarket([['主'], ['客']], { name: '全场独赢' });
const { matchId } = pickedLeg('m1');
const match = { matchId, home: { name: '星港城' }, away: { name: '白鹭湾' } };
const ids = market.selections.map(({ selectionId }) => selectionId);

function InSlip() {
  return (
    <output>
      {useLegs().map(({ home, name, odds, material }) => `${home} ${name} ${odds} ${material}`)}
    </output>
  );
}

const show = () =>
  mount(
    <>
      {market.selections.map((selection) => (
        <PickPrice key={selection.selectionId} match={match} market={market} selection={selection} />
      ))}
      <InSlip />
    </>,
  );

const price = (side: string) => page.getByRole('button', { name: `全场独赢 ${side} 1.90 星港城 对 白鹭湾` });
const inSlip = () => expect.element(page.getByRole('status'));

beforeEach(() => dropLegs(ids));

test('[3.10] a labelled price button adds its selection and removes it again', async () => {
  show();
  await expect.element(price('主')).toHaveAttribute('aria-pressed', 'false');
  await price('主').click();
  await expect.element(price('主')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(price('客')).toHaveAttribute('aria-pressed', 'false');
  await inSlip().toHaveTextContent('星港城 主 1.90 0');
  await price('主').click();
  await inSlip().toBeEmptyDOMElement();
});

test('a handicap button and the slip show the team of the line', async () => {
  const lines = offeredMarket([['-0.25'], ['+0.25']], { name: '全场让球' });
  mount(
    <>
      {lines.selections.map((selection) => (
        <PickPrice key={selection.selectionId} match={match} market={lines} selection={selection} />
      ))}
      <InSlip />
    </>,
  );
  await page.getByRole('button', { name: '全场让球 白鹭湾 +0.25 1.90 星港城 对 白鹭湾' }).click();
  await inSlip().toHaveTextContent('星港城 白鹭湾 +0.25 1.90 0');
  dropLegs(lines.selections.map(({ selectionId }) => selectionId));
});

test('[3.10] selections made in another tab appear in this tab', async () => {
  show();
  togglePick(pickedLeg('m1', { selectionId: ids[1] }));
  await expect.element(price('客')).toHaveAttribute('aria-pressed', 'true');
  const key = Object.keys(localStorage).find((name) => /\.slip\.\d+$/.test(name)) ?? '';
  localStorage.setItem(key, JSON.stringify([pickedLeg('m1', { selectionId: ids[0] })]));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  await expect.element(price('主')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(price('客')).toHaveAttribute('aria-pressed', 'false');
});

test('[3.10] a stake is removed with the last selection it applies to', async () => {
  await expect.poll(() => viewerNow().is).toBe('guest');
  togglePick(pickedLeg('m1', { selectionId: ids[0] }));
  togglePick(pickedLeg('m1', { selectionId: ids[1] }));
  storedStake.set('200');
  dropLegs(ids.slice(0, 1));
  expect(storedStake.read()).toBe('200');
  dropLegs(ids);
  expect(storedStake.read()).toBe('');
});
