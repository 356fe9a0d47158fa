import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Game } from '#contract/play/game/schema.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { GameGrid, gridShape } from './game-grid.tsx';
import './lobby.css';

const gameOf = (index: number): Game =>
  v.parse(Game, {
    gameId: `g${index}`,
    name: `游戏${index}`,
    venue: 'BTEGDZ',
    venueName: '白塔电子',
    brand: '织星',
    category: 'slot',
    cover: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    players: 10,
    heat: [1, 1, 1, 1, 1],
    isNew: 0,
    hasDemo: 0,
    rtp: 9600,
    rtpMost: 9700,
    deviation: 120,
    deviationMost: 520,
    deviationIsExact: 1,
    leastStake: { CNY: '5.00', USDT: '1.00' },
    status: 1,
    maintainedUntil: null,
  });

const cover = (index: number) => page.getByRole('button', { name: new RegExp(`^游戏${index}(?!\\d)`) });

test('[7.13] arrow keys move through the grid and Enter opens a game', async () => {
  const opened: string[] = [];
  mount(
    <MemoryRouter>
      <GameGrid
        games={Array.from({ length: 90 }, (_, index) => gameOf(index))}
        onOpen={({ name }) => opened.push(name)}
      />
    </MemoryRouter>,
  );
  await expect.element(cover(0)).toBeVisible();
  await userEvent.tab();
  await expect.element(cover(0)).toHaveFocus();
  const columns = new Set(
    page
      .getByRole('article')
      .elements()
      .map((tile) => Math.round(tile.getBoundingClientRect().left)),
  ).size;
  expect(columns).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect.element(cover(1 + columns)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowLeft}');
  await expect.element(cover(0)).toHaveFocus();
  for (let row = 1; row * columns < 90; row++) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toContain(`游戏${row * columns}`);
  }
  const last = Math.floor(89 / columns) * columns;
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual([`游戏${last}`]);
});

test.each([
  [358, 1, 196],
  [720, 2, 200],
  [1280, 3, 200],
])('a width of %i px fits %i games per row of %i px', (width, columns, rowHeight) => {
  expect(gridShape(width)).toMatchObject({ columns, rowHeight });
});
