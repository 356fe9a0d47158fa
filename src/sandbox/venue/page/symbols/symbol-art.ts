import type { SymbolArt, TitleSymbol } from '#sandbox/games/symbols.ts';
import { COVER_FIGURES, type CoverFigureName } from '#sandbox/world/art/covers/cover-figures.table.ts';
import { COVER_PALETTES, type CoverPalette } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import { COVER_SUBJECTS } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import { n, polar } from '#sandbox/world/art/pen.ts';
import { drawing } from '../controls/element.ts';
import { fishDrawing } from './fish-art.ts';
import { STADIUM_ART } from './stadium-art.table.ts';

/** Field of a symbol, with the subject's center at 0 0. */
const VIEW = '-128 -128 256 256';

const rankDrawing = (rank: string, { first, light, ink }: CoverPalette) =>
  `<text y="62" font-size="${rank.length > 1 ? 150 : 180}" font-weight="700" text-anchor="middle" font-family="inherit" fill="${first}" stroke="${ink}" stroke-width="7" paint-order="stroke">${rank}</text><path fill="${light}" d="M-70 84H70v9H-70z"/>`;

/** Corners of a stone of equal sides, the first at the top. */
const cornersOf = (sides: number, radius: number) =>
  Array.from({ length: sides }, (_, corner) => {
    const [x, y] = polar(0, 0, radius, (corner * 2 * Math.PI) / sides - Math.PI / 2);
    return `${n(x)} ${n(y)}`;
  });

function stoneDrawing(sides: number, { first, second, accent, light }: CoverPalette): string {
  const outer = cornersOf(sides, 108);
  const inner = cornersOf(sides, 58);
  const cuts = outer.map((corner, index) => `M${corner}L${inner[index] ?? corner}`).join('');
  return `<polygon fill="${second}" points="${outer.join(' ')}"/><path stroke="${light}" stroke-opacity=".5" stroke-width="4" d="${cuts}"/><polygon fill="${first}" points="${inner.join(' ')}"/><polygon fill="${accent}" fill-opacity=".55" points="${inner[0]} ${inner[1]} 0 0"/>`;
}

/** Middle of each figure on its cover, and the scale at which it fills the field of a symbol. */
const FIGURE_PLACES: Readonly<Record<CoverFigureName, readonly [x: number, y: number, scale: number]>> = {
  koi: [-6, 24, 0.86],
  rabbit: [162, 216, 1.1],
  cherries: [4, 2, 2],
  melon: [0, 10, 2],
  persimmon: [0, 1, 2.2],
  apple: [0, 1, 2.2],
  peacock: [150, 258, 0.92],
  wolf: [0, -26, 1.16],
  vase: [150, 198, 0.84],
  dragon: [150, 198, 0.92],
};

function figureDrawing(figure: CoverFigureName): string {
  const [x, y, scale] = FIGURE_PLACES[figure];
  return `<g transform="scale(${scale}) translate(${-x} ${-y})">${COVER_FIGURES[figure]}</g>`;
}

function markupOf(art: SymbolArt): string {
  if (art.kind === 'figure') return figureDrawing(art.figure);
  if (art.kind === 'stadium')
    return `<g transform="translate(-128 -128) scale(2.56)">${STADIUM_ART[art.thing]}</g>`;
  const palette = COVER_PALETTES[art.palette];
  if (art.kind === 'rank') return rankDrawing(art.rank, palette);
  if (art.kind === 'stone') return stoneDrawing(art.sides, palette);
  if (art.kind === 'fish') return fishDrawing(art.shape, palette[art.tone], palette.ink);
  return COVER_SUBJECTS[art.subject](palette);
}

/** Draws a symbol; its name is read aloud unless it is written beside it. */
export function symbolDrawing({ name, art }: TitleSymbol, isNamed: boolean): SVGSVGElement {
  const read = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': 'true' };
  return drawing('svg', { viewBox: VIEW, class: 'symart', ...read }, markupOf(art));
}
