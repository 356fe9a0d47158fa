import { dark, lite, mix } from '../colour.ts';
import { n, times } from '../pen.ts';
import { glow, lightPanels, pitchScreen, type StudioFrame, shelves } from './studio-furniture.ts';

type StudioSet = (frame: StudioFrame) => string;

/** A commentary desk: a screen on one side, trophies on the other. */
const commentary: StudioSet = (frame) => {
  const { width: w, height: h, unit, upright } = frame;
  const lights = glow(w * 0.15, h * 0.2, 560 * unit) + glow(w * 0.9, h * 0.7, 460 * unit, 0.6);
  if (upright) return lights + shelves(frame, 0.06, 0.94, [0.2, 0.36]);
  return lights + pitchScreen(frame, w * 0.07, h * 0.13) + shelves(frame, 0.7, 0.96, [0.24, 0.46, 0.68]);
};

function tower({ unit, palette, next }: StudioFrame, x: number, foot: number, wide: number, tall: number) {
  const height = tall * (0.2 + next() * 0.5);
  const wall = mix(palette.deep, palette.wall, 0.2 + next() * 0.4);
  const front = `<rect x="${n(x)}" y="${n(foot - height)}" width="${n(wide * 0.1)}" height="${n(height)}" fill="${wall}"/>`;
  const lit = times(8, () => {
    const column = next() > 0.5 ? wide * 0.04 : 0;
    const floor = next() * height * 0.8;
    return `<rect x="${n(x + wide * 0.02 + column)}" y="${n(foot - height + 14 * unit + floor)}" width="${n(wide * 0.022)}" height="${n(12 * unit)}" fill="${palette.glow}" fill-opacity=".85"/>`;
  });
  return front + lit.join('');
}

/** A window over the city at night. */
const cityWindow: StudioSet = (frame) => {
  const { width: w, height: h, unit, upright, palette } = frame;
  const [x, y] = [upright ? w * 0.1 : w * 0.58, h * 0.08];
  const [wide, tall] = [upright ? w * 0.8 : w * 0.36, h * (upright ? 0.42 : 0.58)];
  const skyline = times(9, (i) => tower(frame, x + wide * 0.03 + i * wide * 0.105, y + tall, wide, tall));
  return [
    glow(w * 0.12, h * 0.3, 520 * unit),
    `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(tall)}" rx="${n(14 * unit)}" fill="${dark(palette.deep, 0.35)}"/>`,
    `<g>${skyline.join('')}</g>`,
    `<circle cx="${n(x + wide * 0.78)}" cy="${n(y + tall * 0.2)}" r="${n(44 * unit)}" fill="#fff7df"/>`,
    `<path d="M${n(x + wide / 2)} ${n(y)}v${n(tall)}" stroke="${lite(palette.wall, 0.25)}" stroke-width="${n(12 * unit)}"/>`,
    upright ? '' : shelves(frame, 0.05, 0.34, [0.3, 0.54]),
  ].join('');
};

/** Light panels around a ring. */
const panels: StudioSet = (frame) => {
  const { width: w, height: h, unit, upright } = frame;
  const wall = upright
    ? lightPanels(frame, w * 0.06, h * 0.06, 8, w * 0.085)
    : lightPanels(frame, w * 0.03, h * 0.08, 5, 78 * unit) +
      lightPanels(frame, w * 0.75, h * 0.12, 4, 78 * unit);
  const ring = `<circle cx="${n(w / 2)}" cy="${n(h * 0.5)}" r="${n(360 * unit)}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="${n(20 * unit)}"/>`;
  return glow(w * 0.5, h * 0.4, 620 * unit, 0.7) + wall + ring;
};

function tacticsBoard({ width, height, unit, next }: StudioFrame): string {
  const u = (value: number) => n(value * unit);
  const magnets = times(7, (i) => {
    const [x, y] = [60 + next() * 320, 50 + next() * 240];
    return `<circle cx="${u(x)}" cy="${u(y)}" r="${u(13)}" fill="${i % 2 ? '#123a7a' : '#e08a2e'}"/>`;
  });
  return `<g transform="translate(${n(width * 0.68)} ${n(height * 0.12)})"><rect width="${u(440)}" height="${u(340)}" rx="${u(12)}" fill="#f4f8f5"/><g fill="none" stroke="#1f7a58" stroke-width="${u(5)}"><rect x="${u(24)}" y="${u(24)}" width="${u(392)}" height="${u(292)}"/><path d="M${u(24)} ${u(170)}h${u(392)}"/><circle cx="${u(220)}" cy="${u(170)}" r="${u(54)}"/></g>${magnets.join('')}<path d="M${u(110)} ${u(250)}q${u(90)} ${u(-120)} ${u(220)} ${u(-150)}" fill="none" stroke="#123a7a" stroke-width="${u(6)}" stroke-dasharray="${u(18)} ${u(12)}" stroke-linecap="round"/></g>`;
}

/** A coach's corner: shelves and a tactics board. */
const tactics: StudioSet = (frame) => {
  const { width: w, height: h, unit, upright, palette } = frame;
  const light = glow(w * 0.85, h * 0.2, 560 * unit);
  if (!upright) return light + shelves(frame, 0.04, 0.32, [0.28, 0.52]) + tacticsBoard(frame);
  const lamp = `<path d="M${n(w * 0.12)} ${n(h * 0.12)}h${n(w * 0.76)}" stroke="${palette.glow}" stroke-width="${n(12 * unit)}" stroke-linecap="round"/>`;
  return light + lamp + shelves(frame, 0.08, 0.92, [0.34]);
};

export const STUDIO_SETS = [commentary, cityWindow, panels, tactics] as const;
