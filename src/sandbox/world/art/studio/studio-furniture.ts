import { pick, type Random } from '#contract/units/random.ts';
import { dark, lite } from '../colour.ts';
import { closedPath, n, polar, times } from '../pen.ts';

/** Colours of a room, `#rrggbb`. */
export interface Palette {
  readonly deep: string;
  readonly wall: string;
  readonly glow: string;
}

/** Values a set needs to furnish a studio of any shape. */
export interface StudioFrame {
  readonly width: number;
  readonly height: number;
  /** One unit of the furniture's own measures, in pixels. */
  readonly unit: number;
  readonly upright: boolean;
  readonly palette: Palette;
  readonly next: Random;
}

export const glow = (x: number, y: number, radius: number, opacity = 1) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#glow)" fill-opacity="${opacity}"/>`;

/** A screen on the wall with a pitch on it. */
export function pitchScreen({ unit }: StudioFrame, x: number, y: number): string {
  const u = (value: number) => n(value * unit);
  const mown = times(4, (i) => `<path fill="#26986a" d="M${u(i * 107.5)} 0h${u(54)}v${u(270)}h${u(-54)}z"/>`);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(1)"><rect x="${u(-10)}" y="${u(-10)}" width="${u(450)}" height="${u(290)}" rx="${u(20)}" fill="#06110f"/><g clip-path="url(#screen)"><path fill="#1f8a5b" d="M0 0h${u(430)}v${u(270)}H0z"/>${mown.join('')}<g fill="none" stroke="#eafff5" stroke-opacity=".8" stroke-width="${u(4)}"><path d="M${u(215)} 0v${u(270)}M0 ${u(65)}h${u(72)}v${u(140)}H0M${u(430)} ${u(65)}h${u(-72)}v${u(140)}h${u(72)}"/><circle cx="${u(215)}" cy="${u(135)}" r="${u(48)}"/></g></g></g>`;
}

interface ShelfItem {
  readonly drawn: string;
  readonly width: number;
}

/** Returns the next item on a shelf: a book, a ball or a gap. */
function shelfItem({ unit, palette, next }: StudioFrame, x: number, y: number): ShelfItem {
  const width = (16 + next() * 26) * unit;
  const height = (64 + next() * 66) * unit;
  const kind = next();
  const gap = () => (next() > 0.8 ? 34 * unit : 0);
  const u = (value: number) => n(value * unit);
  if (kind > 0.84) {
    const drawn = `<circle cx="${n(x + width)}" cy="${n(y - 32 * unit)}" r="${u(32)}" fill="#fff" fill-opacity=".75"/><path d="M${n(x + width)} ${n(y - 48 * unit)}l${u(14)} ${u(11)}l${u(-5)} ${u(16)}h${u(-18)}l${u(-5)} ${u(-16)}Z" fill="${palette.deep}" fill-opacity=".8"/>`;
    return { drawn, width: 84 * unit + gap() };
  }
  if (kind <= 0.18) return { drawn: '', width: width + 4 * unit + gap() };
  const bindings = [
    lite(palette.wall, 0.4),
    palette.glow,
    lite(palette.deep, 0.45),
    '#f6f1e6',
    dark(palette.wall, 0.2),
  ] as const;
  const drawn = `<rect x="${n(x)}" y="${n(y - height)}" width="${n(width)}" height="${n(height)}" rx="${u(3)}" fill="${pick(next, bindings)}" fill-opacity=".7"/>`;
  return { drawn, width: width + 4 * unit + gap() };
}

/** Draws shelves from `left` to `right` at the given levels, all as shares of the image. */
export function shelves(frame: StudioFrame, left: number, right: number, levels: readonly number[]): string {
  const { width, height, unit } = frame;
  return levels
    .map((level) => {
      const y = height * level;
      let drawn = `<rect x="${n(width * left)}" y="${n(y)}" width="${n(width * (right - left))}" height="${n(10 * unit)}" rx="${n(4 * unit)}" fill="#000" fill-opacity=".25"/>`;
      for (let x = width * (left + 0.01); x < width * (right - 0.02); ) {
        const item = shelfItem(frame, x, y);
        drawn += item.drawn;
        x += item.width;
      }
      return drawn;
    })
    .join('');
}

/** Hexagonal light panels, some of them on. */
export function lightPanels(
  frame: StudioFrame,
  x0: number,
  y0: number,
  columns: number,
  size: number,
): string {
  const { palette, next } = frame;
  const panel = (i: number, j: number) => {
    const x = x0 + i * size * 1.5;
    const y = y0 + (j + (i % 2) * 0.5) * size * 1.732;
    const on = next() > 0.66;
    const d = closedPath(times(6, (edge) => polar(x, y, size * 0.9, (edge * Math.PI) / 3)));
    return `<path d="${d}" fill="${on ? palette.glow : lite(palette.wall, 0.1)}" fill-opacity="${on ? 0.75 : 0.22}"/>`;
  };
  return times(columns, (i) => times(4, (j) => panel(i, j)).join('')).join('');
}
