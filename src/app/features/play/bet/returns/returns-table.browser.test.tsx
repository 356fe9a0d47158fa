import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BetReturns } from '#contract/play/bet/returns-schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { minor } from '#contract/units/money.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { type ReturnGroup, returnLines } from './return-lines.ts';
import { ReturnsTable } from './returns-table.tsx';

const sums = (count: number, staked: bigint, returned: bigint) => ({
  count,
  staked: minor(staked),
  returned: minor(returned),
});
const ALL = sums(3, 300_00n, 250_00n);

const RETURNS: BetReturns = {
  ...ALL,
  sports: [
    { sport: 'football', ...sums(2, 200_00n, 100_00n) },
    { sport: null, ...sums(1, 100_00n, 150_00n) },
  ],
  markets: [{ marketName: null, ...ALL }],
  venues: [{ venue: v.parse(VenueCode, 'YBTY'), venueName: '云豹体育', ...ALL }],
  months: [{ month: '2025-11', ...ALL }],
};

const show = (by: ReturnGroup) =>
  mount(
    <MemoryRouter>
      <ReturnsTable by={by} lines={returnLines(RETURNS, by, 'always')} sums={RETURNS} />
    </MemoryRouter>,
  );

test('[7.13] a line shows count, stake, return, rate and net', async () => {
  show('sport');
  const rows = page.getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/足球2200\.00100\.0050\.0%−100\.00/);
  await expect.element(rows.nth(2)).toMatchTextContent(/跨项目1100\.00150\.00150\.0%\+50\.00/);
  await expect.element(rows.nth(3)).toMatchTextContent(/合计3300\.00250\.0083\.3%−50\.00/);
});

test('[7.13] losses are drawn left of zero and gains right', () => {
  const host = show('sport');
  const [loss, gain] = [...host.querySelectorAll('.return-bar')].map((bar) => {
    const [track, fill] = [bar.getBoundingClientRect(), bar.firstElementChild?.getBoundingClientRect()];
    const middle = track.left + track.width / 2;
    return { from: (fill?.left ?? 0) - middle, to: (fill?.right ?? 0) - middle, half: track.width / 2 };
  });
  expect(loss?.to).toBeCloseTo(0, 0);
  expect(loss?.from).toBeCloseTo(-(loss?.half ?? 0), 0);
  expect(gain?.from).toBeCloseTo(0, 0);
  expect(gain?.to).toBeCloseTo((gain?.half ?? 0) / 2, 0);
});

test('[7.13] the line of a venue opens its settled bets', async () => {
  show('venue');
  await expect
    .element(page.getByRole('link', { name: '查看云豹体育的注单' }))
    .toHaveAttribute('href', '/app/wallet/bets?which=settled&period=always&venue=YBTY');
});
