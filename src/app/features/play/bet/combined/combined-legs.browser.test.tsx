import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { legViews } from '../legs/slip-legs.ts';
import { slipFault } from '../slip/slip-fault.ts';
import { CombinedLegs, CombinedPrice } from './combined-legs.tsx';
import { type Combined, useCombined } from './combined-slip.ts';
import { barredIn } from './combining.ts';

type Quote = ReturnType<typeof slipQuote>;
const AT = { market: 'm1-x', names: ['主胜', '大 2.5', '客胜'] } as const;

const legOf = (index: number) => ({ selectionId: `${AT.market}-${index}`, marketId: AT.market });
const PICKED = AT.names.map((name, index) => pickedLeg('m1', { ...legOf(index), name }));

/** Three selections of one match, of which the last excludes the first. */
const quoteAt = (odds: string | null): Quote =>
  slipQuote(
    AT.names.map((itemName, index) => quotedLeg('m1', { ...legOf(index), itemName })),
    {
      multiple: null,
      combination: {
        matchId: 'm1',
        legs: [0, 1],
        odds,
        stakes: odds === null ? null : { least: '10.00', most: '500.00' },
        barred: [{ leg: 2, is: 'excludes', with: 0 }],
        others: [{ selectionId: 'm1-y-0', is: 'implied', with: 1 }],
      },
    },
  );

let found: Combined | null = null;
let requote: (quote: Quote) => void;

function Slip({ quote: first }: { quote: Quote }) {
  const [quote, setQuote] = useState(first);
  requote = setQuote;
  const kind = { is: 'multiple' } as const;
  const legs = legViews(PICKED, quote, 'higher');
  const combined = useCombined({ kind, legs, quote, policy: 'higher' });
  found = combined;
  if (!combined) return null;
  const fault = slipFault({ legs: combined.legs, quote, kind, combined, stake: null, limits: [] });
  return (
    <>
      <CombinedLegs legs={legs} combined={combined} />
      <CombinedPrice combined={combined} at={null} />
      <output>{fault?.is}</output>
    </>
  );
}

test('[3.10] a leg that does not count is struck, with its reason', async () => {
  mount(<Slip quote={quoteAt('3.88')} />);
  const legs = page.getByRole('listitem');
  await expect.element(legs.nth(2)).toMatchTextContent('与“主胜”只能选一个');
  expect(legs.nth(2).element().querySelector('s')?.textContent).toBe('客胜');
  expect(legs.nth(0).element().querySelector('s')).toBeNull();
  expect(found?.legs.map(({ leg }) => leg.name)).toEqual(['主胜', '大 2.5']);
});

test('[3.10] the combined price is shown beside the product it differs from', async () => {
  mount(<Slip quote={quoteAt('3.88')} />);
  await expect.element(page.getByText('3.88')).toBeVisible();
  await expect.element(page.getByText(/不等于单独相乘的 2\.01/)).toBeVisible();
});

test('[3.10] no earlier price is shown while one is requested', async () => {
  mount(<Slip quote={quoteAt(null)} />);
  await expect.element(page.getByText(/正在向场馆询价/)).toBeVisible();
  await expect.element(page.getByText('checking')).toBeVisible();
});

test('[3.10] a worse combined price has to be accepted', async () => {
  mount(<Slip quote={quoteAt('3.88')} />);
  await expect.element(page.getByText('3.88')).toBeVisible();
  flushSync(() => requote(quoteAt('3.68')));
  await expect.element(page.getByRole('status').first()).toMatchTextContent('3.68');
  expect(found).toMatchObject({ asks: true, seen: '3.88', odds: '3.68' });
  flushSync(() => requote(quoteAt('3.98')));
  await expect.element(page.getByText('3.98')).toBeVisible();
  expect(found?.asks).toBe(false);
});

test('[3.10] selections that cannot be added name the leg they collide with', () => {
  const barred = barredIn(quoteAt('3.88'));
  expect(barred.get('m1-y-0')).toEqual({ is: 'implied', other: { name: '大 2.5', isSameMarket: false } });
});
