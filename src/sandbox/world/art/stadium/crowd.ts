import { pick, random } from '#contract/units/random.ts';
import { mix } from '../colour.ts';
import { n, times } from '../pen.ts';

export interface CrowdStyle {
  readonly seed: string;
  /** Colour visible between the people. */
  readonly base: string;
  readonly colours: readonly [string, ...string[]];
  readonly width: number;
  readonly height: number;
  /** Half a head's width in pixels; rows and seats follow from it. */
  readonly head: number;
  /** Pixels by which the stand has moved sideways, for a camera that pans. */
  readonly shift?: number;
}

/** A seated crowd as an SVG pattern: staggered rows of heads and shoulders. */
export function crowdPattern(id: string, style: CrowdStyle): string {
  const { seed, base, colours, width, height, head, shift = 0 } = style;
  const next = random(seed);
  const rows = Math.max(4, Math.round(height / (head * 2.9)));
  const seats = Math.round(width / (head * 2.7));
  const rowHeight = height / rows;
  const person = (row: number, seat: number) => {
    if (next() > 0.9) return '';
    const x = (seat + (row % 2) * 0.5 + (next() - 0.5) * 0.2) * (width / seats);
    const y = (row + 0.5) * rowHeight + (next() - 0.5) * rowHeight * 0.14;
    const colour = pick(next, colours);
    const opacity = n(0.34 + next() * 0.42);
    return `<path fill="${colour}" fill-opacity="${opacity}" d="M${n(x - head * 1.05)} ${n(y + rowHeight * 0.5)}a${n(head * 1.05)} ${n(head * 1.1)} 0 0 1 ${n(head * 2.1)} 0Z"/><circle cx="${n(x)}" cy="${n(y - head * 0.2)}" r="${n(head * 0.62)}" fill="${mix(colour, '#e8c9ae', 0.55)}" fill-opacity="${opacity}"/>`;
  };
  const people = times(rows, (row) => times(seats, (seat) => person(row, seat)).join('')).join('');
  const move = shift ? ` patternTransform="translate(${n(shift)} 0)"` : '';
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${move}><path fill="${base}" d="M0 0h${width}v${height}H0z"/>${people}</pattern>`;
}
