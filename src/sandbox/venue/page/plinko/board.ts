import type { PlinkoLook } from '#sandbox/games/plinko/plinko.table.ts';
import type { PlinkoChoice } from '#sandbox/games/plinko/plinko.ts';
import { COVER_PALETTES } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import { drawing, drawn } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

/** Time of a step from row to row: always the same. */
const STEP_MS = 120;
/** Distances on the drawing. */
const [GAP, ROW, TOP, SLOT] = [40, 34, 46, 66];
/** Rows from which the pays of the slots are written upright. */
const NARROW_ROWS = 12;

/** A board of pegs with slots below it. */
export type Board = {
  readonly svg: SVGSVGElement;
  /** Draws the board of a choice, with nothing falling. */
  lay(choice: PlinkoChoice): void;
  /** Lets it fall along a path. */
  fall(path: readonly number[], still: boolean): Promise<void>;
  /** Marks the slot where it came to rest. */
  mark(slot: number, isGain: boolean): void;
};

/** A multiple with as few digits as it has. */
const paysText = (hundredths: number) => String(hundredths / 100);

const PEGS: Readonly<Record<PlinkoLook['peg'], string>> = {
  round: '<circle r="5"/>',
  diamond: '<path d="M0-7 7 0 0 7-7 0Z"/>',
  bar: '<path d="M-3-7h6V7h-6z"/>',
};

/** Pegs of all rows; the first has one. */
const pegsOf = (rows: number, peg: PlinkoLook['peg']) =>
  times(rows, (row) =>
    times(row + 1, (at) => {
      const [x, y] = [(at - row / 2) * GAP, TOP + row * ROW];
      return `<g transform="translate(${n(x)} ${n(y)})">${PEGS[peg]}</g>`;
    }).join(''),
  ).join('');

function slotDrawing({ rows, pays }: PlinkoChoice, slot: number): SVGGElement {
  const isNarrow = rows >= NARROW_ROWS;
  const turn = isNarrow ? ' transform="rotate(-90)"' : '';
  const text = paysText(pays[slot] ?? 0);
  const inside = `<rect x="${2 - GAP / 2}" width="${GAP - 4}" height="${SLOT}" rx="7"/><g transform="translate(0 ${SLOT / 2})"><text${turn} y="${isNarrow ? 7 : 5}" font-size="${isNarrow ? 20 : 15}" font-weight="600" text-anchor="middle" fill="#fff">${text}</text></g>`;
  const transform = `translate(${(slot - rows / 2) * GAP} ${TOP + rows * ROW - 8})`;
  return drawing('g', { class: 'slot', transform }, inside);
}

export function createBoard({ ball: symbol, palette, peg }: PlinkoLook): Board {
  const svg = drawn('svg', { class: 'board', 'aria-hidden': 'true' });
  const ball = drawn('g', { class: 'ball' });
  const art = symbolDrawing(symbol, false);
  for (const [name, value] of Object.entries({ x: '-24', y: '-24', width: '48', height: '48' }))
    art.setAttribute(name, value);
  ball.append(art);
  let slots: readonly SVGGElement[] = [];
  const put = (x: number, y: number) => {
    ball.style.transform = `translate(${x}px, ${y}px)`;
  };
  const clear = () => {
    for (const slot of slots) slot.classList.remove('slot--rest', 'slot--gain');
    ball.classList.add('still');
    put(0, TOP - 26);
  };
  return {
    svg,
    lay(choice) {
      const { rows, pays } = choice;
      const width = (rows + 2) * GAP;
      svg.setAttribute('viewBox', `${-width / 2} 0 ${width} ${TOP + rows * ROW + SLOT}`);
      slots = pays.map((_, slot) => slotDrawing(choice, slot));
      const pegs = drawing(
        'g',
        { fill: COVER_PALETTES[palette].light, 'fill-opacity': '.85' },
        pegsOf(rows, peg),
      );
      svg.replaceChildren(...slots, pegs, ball);
      clear();
    },
    async fall(path, still) {
      clear();
      let x = 0;
      for (const [row, step] of path.entries()) {
        x += (step - 0.5) * GAP;
        if (still) continue;
        await pause(STEP_MS);
        ball.classList.remove('still');
        put(x, TOP + row * ROW + 14);
      }
      if (!still) await pause(STEP_MS);
      put(x, TOP + path.length * ROW - 20);
      if (!still) await pause(STEP_MS);
    },
    mark(slot, isGain) {
      slots[slot]?.classList.add(isGain ? 'slot--gain' : 'slot--rest');
    },
  };
}
