import { random } from '#contract/units/random.ts';
import { type Drawing, stopList } from '../drawing.ts';
import { n } from '../pen.ts';
import { bust } from '../person/bust.ts';
import type { Gesture } from '../person/gesture.ts';
import { person } from '../person/person.ts';
import type { Palette, StudioFrame } from './studio-furniture.ts';
import { STUDIO_SETS } from './studio-sets.ts';

export interface StudioOptions {
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
  /** Palette 0–5 and set 0–3; without them they follow from the name. */
  readonly room?: number;
  readonly set?: number;
  /** Gesture of a talking anchor at one moment; without it the anchor keeps still. */
  readonly gesture?: Gesture;
}

const FIRST: Palette = { deep: '#0f3d3c', wall: '#2a8f83', glow: '#7df0c8' };
const PALETTES: readonly Palette[] = [
  FIRST,
  { deep: '#23324f', wall: '#5b7fb5', glow: '#ffd39a' },
  { deep: '#274a5c', wall: '#6fb1bf', glow: '#fff1c9' },
  { deep: '#3a3357', wall: '#8a7bc0', glow: '#ffc3d8' },
  { deep: '#24463b', wall: '#79b08e', glow: '#e9ffd9' },
  { deep: '#4a3a36', wall: '#c99a7d', glow: '#fff0d8' },
];

function definitions({ unit, palette }: StudioFrame): string {
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2=".8" y2="1">${stopList([
    [0, palette.wall],
    [1, palette.deep],
  ])}</linearGradient><radialGradient id="glow">${stopList([
    [0, palette.glow, 0.6],
    [1, palette.glow, 0],
  ])}</radialGradient><clipPath id="screen"><rect width="${n(430 * unit)}" height="${n(270 * unit)}" rx="${n(14 * unit)}"/></clipPath></defs>`;
}

function microphone(width: number, x: number, y: number, size: number, glow: string): string {
  return `<path d="M${n(width)} ${n(y + 100 * size)}L${n(x + 110 * size)} ${n(y + 30 * size)}L${n(x + 10 * size)} ${n(y + 14 * size)}" fill="none" stroke="#11181b" stroke-width="${n(14 * size)}" stroke-linejoin="round"/><g transform="rotate(-14 ${n(x)} ${n(y)})"><rect x="${n(x - 32 * size)}" y="${n(y - 64 * size)}" width="${n(62 * size)}" height="${n(110 * size)}" rx="${n(31 * size)}" fill="#171f22"/><rect x="${n(x - 32 * size)}" y="${n(y - 8 * size)}" width="${n(62 * size)}" height="${n(9 * size)}" fill="${glow}"/></g>`;
}

/** An anchor at the microphone, in one of four sets and six palettes; upright when it is taller than wide. */
export function studio(options: StudioOptions): Drawing {
  const { name, width = 1600, height = 900, gesture } = options;
  const next = random(`room${name}`);
  const ownRoom = Math.floor(next() * 24) % PALETTES.length;
  const palette = PALETTES[options.room ?? ownRoom] ?? FIRST;
  const set = STUDIO_SETS[options.set ?? Math.floor(next() * STUDIO_SETS.length)] ?? STUDIO_SETS[0];
  const upright = height > width;
  const unit = Math.min(width, height) / 900;
  const frame: StudioFrame = { width, height, unit, upright, palette, next };
  const scale = upright ? (width / 96) * 1.1 : (height / 96) * 0.98;
  const x = width / 2 - 48 * scale;
  const y = height - 97 * scale + (upright ? 0 : 14 * unit);
  const body = [
    definitions(frame),
    `<path fill="url(#wall)" d="M0 0h${width}v${height}H0z"/>`,
    set(frame),
    `<ellipse cx="${n(width / 2)}" cy="${n(height * 0.62)}" rx="${n(scale * 44)}" ry="${n(scale * 46)}" fill="${palette.glow}" fill-opacity=".12"/>`,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)})">${bust(person(name), gesture)}</g>`,
    microphone(width, width / 2 + 26 * scale, y + 80 * scale, scale / 9, palette.glow),
  ];
  return { width, height, body: body.join('') };
}
