import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { placedBet } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { BetCard } from './bet-card.tsx';

const [LEG] = placedBet().legs;

/** A settled single on a line, with a start that has passed. */
function settledOn(line: string, result: BetWire['legs'][number]['result']) {
  if (!LEG) throw new Error('no leg');
  const leg = { ...LEG, startAt: 1, itemName: `星港城 ${line}`, line, result, counted: { home: 1, away: 0 } };
  return placedBet({ state: 'settled', returned: '242.00', legs: [leg] });
}

test('[3.10] a half result shows which half was decided and which refunded', async () => {
  mount(
    <>
      <BetCard bet={settledOn('-0.75', 'halfWin')} />
      <BetCard bet={settledOn('+0.25', 'win')} />
    </>,
  );
  const half = page.getByRole('article', { name: '星港城 -0.75' });
  await expect.element(half).toMatchTextContent('一半在 -0.5 赢，一半在 -1 走盘退回');
  await expect.element(page.getByRole('article', { name: '星港城 +0.25' })).not.toMatchTextContent('一半');
});

test('[3.10] [4.10] a shareable bet links to its room, or is withdrawable once shared', async () => {
  const sharing = (isShown: boolean) => ({ orderId: 'b-1', isShown });
  mount(
    <>
      <BetCard bet={placedBet({ sharing: sharing(false) })} />
      <BetCard bet={placedBet({ sharing: sharing(true) })} />
      <BetCard bet={placedBet()} />
    </>,
  );
  const cards = page.getByRole('article');
  await expect.element(cards.nth(0).getByRole('button', { name: '把 m1 甲 分享到直播间' })).toBeVisible();
  await expect.element(cards.nth(1).getByRole('button', { name: '撤回分享：m1 甲' })).toBeVisible();
  expect(cards.nth(2).getByRole('button', { name: /分享/ }).length).toBe(0);
});
