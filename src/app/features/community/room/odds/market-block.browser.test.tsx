import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OfferedMarket } from '#contract/play/odds/schema.ts';
import { pickedLeg } from '#tests/fixtures/match/bets.ts';
import { handicapMarket, offeredMarket } from '#tests/fixtures/match/offered-market.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { favouriteMarkets, foldedMarkets, MarketBlock } from './market-block.tsx';
import { MatchOfPrices } from './market-selections.tsx';

const show = (market: OfferedMarket, suspended = false) =>
  mount(
    <MemoryRouter>
      <MarketBlock market={market} suspended={suspended} />
    </MemoryRouter>,
  );

beforeEach(() => {
  foldedMarkets.mark('全场让球', false);
  favouriteMarkets.mark('全场让球', false);
});

test('[2.10] lines around the main one are shown, all on request', async () => {
  show(handicapMarket(0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75));
  await expect.element(page.getByRole('listitem').nth(9)).toBeVisible();
  expect(page.getByRole('listitem').length).toBe(10);
  await page.getByRole('button', { name: '全场让球 全部 7 条盘口' }).click();
  await expect.element(page.getByRole('listitem').nth(13)).toBeVisible();
  await page.getByRole('button', { name: '全场让球 收起' }).click();
  await expect.element(page.getByRole('listitem').nth(10)).not.toBeInTheDocument();
});

test('[2.10] a market shows its return rate, folds and can be a favourite', async () => {
  show(handicapMarket(0));
  const fold = page.getByRole('button', { name: /^全场让球/ });
  await expect.element(fold).toHaveTextContent('全场让球返还率 96.6%');
  await fold.click();
  await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByRole('listitem').length).toBe(0);
  const star = page.getByRole('button', { name: '收藏全场让球' });
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
});

test('[2.10] scores are listed under the winner and locked in maintenance', async () => {
  show(
    offeredMarket(
      [
        ['1:0', '', '主胜'],
        ['0:0', '', '平局'],
      ],
      { name: '波胆', columns: 3 },
    ),
    true,
  );
  await expect.element(page.getByRole('heading', { name: '平局' })).toBeVisible();
  expect(page.getByRole('listitem').filter({ hasText: '暂停' }).length).toBe(2);
});

test('[2.10] arrow keys move between prices in a market, Enter picks', async () => {
  const market = offeredMarket([['主'], ['平'], ['客']], { name: '全场独赢', columns: 3 });
  const match = { matchId: pickedLeg('m1').matchId, home: { name: '甲' }, away: { name: '乙' } };
  mount(
    <MatchOfPrices value={match}>
      <MarketBlock market={market} suspended={false} />
    </MatchOfPrices>,
  );
  const price = (side: string) => page.getByRole('button', { name: `全场独赢 ${side} 1.90 甲 对 乙` });
  await price('主').click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(price('客')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(price('客')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  await expect.element(price('客')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(price('平')).toHaveFocus();
  await price('主').click();
});

const MARKETS = 30;
const SELECTIONS = 10;

/**
 * Panel of 300 prices, each market with its own version. It records which markets are rendered: only rendering reads their
 * columns.
 */
const panelOf = (versions: readonly number[], drawn: Set<string>): OfferedMarket[] =>
  versions.map((price, index) => {
    const market = offeredMarket(
      Array.from({ length: SELECTIONS }, (_, each): readonly [string] => [`${index}-${each}`]),
      { marketId: `m1-${index}`, name: `盘口 ${index}`, version: { price, material: 0 } },
    );
    return {
      ...market,
      get columns() {
        drawn.add(market.name);
        return market.columns;
      },
    };
  });

let show300: (markets: OfferedMarket[]) => void;

function Panel({ first }: { first: OfferedMarket[] }) {
  const [markets, setMarkets] = useState(first);
  show300 = setMarkets;
  return markets.map((market) => <MarketBlock key={market.marketId} market={market} suspended={false} />);
}

test('[2.10] of 300 prices only the changed market is rendered again', () => {
  const drawn = new Set<string>();
  const versions = Array.from({ length: MARKETS }, () => 1);
  mount(
    <MemoryRouter>
      <Panel first={panelOf(versions, drawn)} />
    </MemoryRouter>,
  );
  expect(drawn.size).toBe(MARKETS);
  drawn.clear();
  versions[7] = 2;
  flushSync(() => show300(panelOf(versions, drawn)));
  expect([...drawn]).toEqual(['盘口 7']);
});
