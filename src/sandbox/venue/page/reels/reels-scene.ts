import type { OpenView, RoundView } from '#sandbox/domains/play/venue/venue-view.ts';
import { CELLS, type ReelHit, type ReelsGame, scatterOf } from '#sandbox/games/reels/reels.ts';
import {
  addedSpins,
  hitsOf,
  paidBy,
  type Spin,
  spinsOf,
  totalsOf,
} from '#sandbox/games/reels/reels-round.ts';
import { COVER_PALETTES } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import { amountText, isNetWin } from '../amount-text.ts';
import { element } from '../controls/element.ts';

import { pause, prefersStill, type Scene } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';
import { createBoard, type Pace, type Wait } from './board.ts';
import { createFreeBar } from './free-bar.ts';
import { createPayTable } from './pay-table.ts';
import { freeHint } from './reel-rules.ts';

const PAID_PACE: Pace = { firstStopMs: 700, nextStopMs: 260 };
const FREE_PACE: Pace = { firstStopMs: 420, nextStopMs: 130 };
/** Time for reading a free spin, and for reading that free spins begin. */
const READ_MS = 900;

/** Texts and parts that an engine adds to the scene of its games. */
export type ReelsLook = {
  readonly facts: readonly string[];
  readonly rules: readonly string[];
  /** Title and caption of the pay table. */
  readonly pays: readonly [title: string, caption: string];
  /** First line beside the button. */
  note(stake: bigint): string;
  /** Describes the best hit of a round. */
  hitText(hit: ReelHit): string;
  /** Names several hits. */
  moreText(hits: number): string;
  /** Drawing between the title and the reels. */
  readonly top?: Element;
  /** Class of a title that has its own background. */
  readonly ground?: string;
};

/** Gives the stage the colours of a title. */
function paintStage({ row }: ReelsGame): void {
  for (const [name, colour] of Object.entries(COVER_PALETTES[row.palette]))
    document.documentElement.style.setProperty(`--cover-${name}`, colour);
}

/** Cells before the first round: all symbols in turn. */
const startOf = ({ row }: ReelsGame) =>
  Array.from({ length: CELLS }, (_, cell) => (cell * 4 + Math.floor(cell / 3)) % row.symbols.length);

/** First symbol of a title, large at both sides of the reels. */
const sideDrawing = ({ row }: ReelsGame, side: 'left' | 'right') =>
  element(
    'div',
    { class: `reel__side reel__side--${side}`, 'aria-hidden': 'true' },
    ...row.symbols.slice(0, 1).map((symbol) => symbolDrawing(symbol, false)),
  );

/** Shows one spin on the board: its cells, and what they won. */
function createSpinShow(game: ReelsGame, lightRows: (symbols: readonly number[]) => void) {
  const board = createBoard(game.row, startOf(game));
  const scatter = scatterOf(game.row);
  const calledBy = (spin: Spin) =>
    addedSpins(spin, game.row) === 0
      ? []
      : spin.drawn.flatMap((symbol, cell) => (symbol === scatter ? [cell] : []));
  /** Shows a spin at its end. */
  const put = (spin: Spin, isLit: boolean) => {
    const hits = isLit ? game.hits(spin.grid) : [];
    const won = hits.flatMap(({ cells }) => cells);
    board.put(spin.grid);
    board.mark(won, calledBy(spin));
    lightRows(hits.map(({ symbol }) => symbol));
  };
  return {
    board,
    put,
    stop: async (spin: Spin, pace: Pace, wait: Wait, isLit: boolean) => {
      await board.stop(spin.drawn, pace, wait);
      put(spin, isLit);
    },
  };
}

/** Text above the reels after a free spin: how many, its multiplier, and what the round has returned so far. */
function progressText(game: ReelsGame, round: RoundView, index: number): string {
  const spins = spinsOf(game, round.outcome);
  const { multiplier = 1 } = spins[index] ?? {};
  const total = totalsOf(game, spins)[index] ?? 0;
  const by = multiplier > 1 ? `　×${multiplier}` : '';
  const paid = paidBy(game, spins.slice(0, index + 1), BigInt(round.stake));
  return `免费转 ${index} / ${total}${by}　已返还 ${amountText(paid)}`;
}

/** Shows the spins of a round on the board, one after another. */
function createShow(game: ReelsGame, lightRows: (symbols: readonly number[]) => void) {
  const { board, put, stop } = createSpinShow(game, lightRows);
  const hint = freeHint(game);
  const bar = createFreeBar(hint);
  const showFree = async (round: RoundView, spins: readonly Spin[], isStill: boolean) => {
    const isLit = isNetWin(round);
    bar.open(`免费转 ${totalsOf(game, spins)[0] ?? 0} 次`);
    await bar.wait(READ_MS);
    for (const [at, spin] of spins.slice(1).entries()) {
      if (bar.isSkipped()) break;
      if (isStill) put(spin, isLit);
      else {
        board.turn();
        await stop(spin, FREE_PACE, bar.wait, isLit);
      }
      bar.show(progressText(game, round, at + 1));
      await bar.wait(READ_MS);
    }
    bar.close();
  };
  return {
    board,
    bar: hint === '' ? null : bar.bar,
    /** @param isPast the round was played before: only its end is shown */
    async show(round: RoundView, isPast: boolean) {
      const spins = spinsOf(game, round.outcome);
      const isStill = isPast || prefersStill();
      const [first] = spins;
      const last = spins.at(-1);
      if (!first || !last) return;
      const isLit = isNetWin(round);
      if (isStill) put(first, isLit);
      else await stop(first, PAID_PACE, pause, isLit);
      if (spins.length > 1 && !isPast) await showFree(round, spins, isStill);
      put(last, isLit);
    },
  };
}

/** Scene of a game on reels; its engine adds how it pays. */
export function createReelsScene(view: OpenView, game: ReelsGame, look: ReelsLook): Scene {
  const { table, light } = createPayTable(game, ...look.pays);
  const { board, bar, show } = createShow(game, light);
  paintStage(game);
  const parts = [look.top, bar, board.grid].flatMap((part) => part ?? []);
  const reel = element('div', { class: 'reel' }, ...parts);
  const sides = look.ground === undefined ? [sideDrawing(game, 'left'), sideDrawing(game, 'right')] : [];
  return {
    container: element('div', { class: `reels ${look.ground ?? ''}`.trim() }, ...sides, reel),
    facts: look.facts,
    unit: '每局',
    notes: (stake) => [look.note(stake), `两局至少间隔 ${view.cycleMs / 1_000} 秒`],
    pays: { title: '赔付表', content: table },
    rules: look.rules,
    choice: () => 0,
    startLabel: () => '转一局',
    begin: () => (prefersStill() ? board.mark([], []) : board.turn()),
    rest: board.rest,
    show,
    resultText({ outcome, payout }) {
      const spins = spinsOf(game, outcome);
      const free = spins.length > 1 ? `含免费转 ${spins.length - 1} 次` : '';
      const hits = [...hitsOf(game, spins)].sort((one, other) => other.pays - one.pays);
      const [best] = hits;
      if (payout === '0') return free || '没有连线';
      if (free !== '') return free;
      return best ? look.hitText(best) + (hits.length > 1 ? look.moreText(hits.length) : '') : '分散图案返还';
    },
    roundName: (_round, number) => `第 ${number} 局`,
    onChoice: () => undefined,
  };
}
