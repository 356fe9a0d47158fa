import { FIGURES, HONOURS, type TilesRow, tileName } from '#sandbox/games/tiles/tiles.table.ts';
import { drawing } from '../controls/element.ts';

/** Rows of marks on a tile, by its figure. */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [1, 1],
  [1, 1, 1],
  [2, 2],
  [2, 1, 2],
  [2, 2, 2],
  [3, 2, 2],
  [2, 2, 2, 2],
  [3, 3, 3],
];
const INKS = ['#0F7A58', '#1F4E8C', '#0F7A58'] as const;
const HONOUR_INKS = ['#1F4E8C', '#0F7A58', '#5C7168'] as const;

/** Center of the field of marks. */
const MIDDLE_X = 42;
const MIDDLE_Y = 58;
/** Distance of marks in a row, by their number. */
const STEPS_X = [0, 0, 34, 24] as const;

const BODY =
  '<rect y="14" width="84" height="110" rx="10" fill="#0B6046"/><rect y="8" width="84" height="112" rx="10" fill="#D9D3BF"/><rect width="84" height="116" rx="10" fill="#FFFDF6" stroke="#C9C2AC" stroke-width="1.5"/>';

const dot = (x: number, y: number, ink: string, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${radius * 0.4}"/><circle cx="${x}" cy="${y}" r="${radius * 0.34}" fill="${ink}"/>`;

const stick = (x: number, y: number, ink: string, half: number) =>
  `<path d="M${x} ${y - half}V${y + half}" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M${x - 5} ${y}h10" stroke="#FFFDF6" stroke-width="2"/>`;

/** Marks of a figure in their rows; a mark is smaller where there are more. */
function marks(figure: number, suit: TilesRow['suit']): string {
  const rows = ROWS[figure] ?? [];
  const stepY = 96 / Math.max(rows.length, 2);
  const most = rows.includes(3) ? 9 : 12;
  const size = suit === '筒' ? Math.min(stepY / 2 - 4, most) : Math.min(stepY / 2 - 6, 14);
  return rows
    .map((count, row) => {
      const y = MIDDLE_Y + (row - (rows.length - 1) / 2) * stepY;
      return Array.from({ length: count }, (_, at) => {
        const x = MIDDLE_X + (at - (count - 1) / 2) * (STEPS_X[count] ?? 0);
        const ink = INKS[(row + at) % INKS.length] ?? INKS[0];
        if (figure === 0) return suit === '筒' ? dot(x, y, ink, 24) : stick(x, y, ink, 34);
        return suit === '筒' ? dot(x, y, ink, size) : stick(x, y, ink, size);
      }).join('');
    })
    .join('');
}

const honour = (at: number) =>
  `<text x="42" y="76" text-anchor="middle" font-size="52" font-weight="700" fill="${HONOUR_INKS[at] ?? ''}">${HONOURS[at] ?? ''}</text>`;

/** A tile, face up; its name is read aloud. */
export function tileArt(row: TilesRow, kind: number): SVGSVGElement {
  const face = kind < FIGURES ? marks(kind, row.suit) : honour(kind - FIGURES);
  const read = { role: 'img', 'aria-label': tileName(row, kind) };
  return drawing('svg', { viewBox: '-1 -1 86 127', class: 'tile', ...read }, BODY + face);
}

/** A tile, face down. */
export const tileBack = (): SVGSVGElement =>
  drawing(
    'svg',
    { viewBox: '-1 -1 86 127', class: 'tile', 'aria-hidden': 'true' },
    '<rect y="14" width="84" height="110" rx="10" fill="#D9D3BF"/><rect width="84" height="116" rx="10" fill="#0F7A58"/><rect x="9" y="9" width="66" height="98" rx="6" fill="none" stroke="#8FD3B4" stroke-opacity=".6" stroke-width="2"/>',
  );
