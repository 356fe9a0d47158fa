import { expect, test } from 'vitest';
import { gameOfTitle } from '#sandbox/games/lines/lines-titles.ts';
import { openViewOf, roundOf, STAKE } from '#tests/fixtures/games/game-view.ts';
import { createControls } from '../controls/controls.ts';
import { createLinesScene } from './lines-scene.ts';

const CELLS = 15;
const view = openViewOf('夜场灯光', 'lines');
/** Every cell has the same symbol: every line hits. */
const { game } = gameOfTitle(view.game.name);
const outcome = Array.from({ length: CELLS }, () => game.row.symbols.length - 1);
test('[P.21] winning lines are lit only where the return exceeds the stake', async () => {
  expect(game.hits(outcome).length).toBeGreaterThan(0);
  const scene = createLinesScene(view);
  const lit = () => scene.container.querySelectorAll('.hit').length;
  for (const payout of [4_00n, STAKE]) {
    await scene.show(roundOf(outcome, payout), true);
    expect(lit()).toBe(0);
  }
  await scene.show(roundOf(outcome, 10_01n), true);
  expect(lit()).toBeGreaterThan(0);
});

test('[P.21] a return up to the stake has no green of a gain', () => {
  const controls = createControls(view, createLinesScene(view), {
    begin: () => undefined,
    move: () => undefined,
  });
  for (const payout of [0n, 4_00n, STAKE]) {
    controls.show(roundOf(outcome, payout));
    expect(controls.result.querySelector('.in')).toBeNull();
  }
  controls.show(roundOf(outcome, 10_01n));
  expect(controls.result.querySelector('.in')).not.toBeNull();
});
