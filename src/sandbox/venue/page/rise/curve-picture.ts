import type { RiseRow } from '#sandbox/games/rise/rise.table.ts';
import { type Curve, levelAt, timeOf } from '#sandbox/games/rise/rise.ts';
import { n } from '#sandbox/world/art/pen.ts';
import { drawing, drawn, element } from '../controls/element.ts';
import { prefersStill } from '../scene.ts';
import type { Flight } from './flight.ts';
import { levelText } from './rise-texts.ts';
import { LEFT, RIGHT, type Scale, type Size, scaleOf } from './scale.ts';

/** Parts of the curve's line. */
const PARTS = 48;

const BALL =
  '<circle r="24" fill="#F6FBF9"/><path fill="#14231F" d="m0-9.5 9 6.600-3.400 10.600h-11.200L-9-2.900z"/><path stroke="#14231F" stroke-width="3" d="M0-9.5V-23M9-2.900l13-4.600M5.600 7.700l8.600 11.500M-5.600 7.700l-8.600 11.500M-9-2.900l-13-4.600"/>';
const LIFT =
  '<path stroke="#DDF3FF" stroke-opacity=".7" stroke-width="3" d="M0-60v36"/><rect x="-20" y="-26" width="40" height="50" rx="7" fill="#E8B04A"/><rect x="-14" y="-19" width="28" height="26" rx="4" fill="#16324F"/><path stroke="#FDF6E0" stroke-width="3" d="M0-19V7"/><rect x="-20" y="13" width="40" height="11" rx="5" fill="#B5792A"/>';
const RISERS: Readonly<Record<RiseRow['look'], string>> = { ball: BALL, lift: LIFT };
const BURST =
  '<path stroke="#DCE8EE" stroke-width="3" stroke-linecap="round" d="M-4-14-8-34M12-10 28-24M16 6 38 10M8 16 18 32"/>';

/** Heights of roofs across the picture, px. */
const ROOFS = [46, 80, 36, 66, 30, 60, 44, 84, 50, 70] as const;
/** Widest picture whose multiple leaves little room beside it, px. */
const NARROW = 600;

/** Ground that the curve leaves: a corner of a pitch, or roofs of a city. */
const GROUNDS: Readonly<Record<RiseRow['look'], (size: Size) => string>> = {
  ball: ({ width: w, height: h }) =>
    `<path fill="#0D4A3A" d="M0 ${h - 40}q${n(w / 2)}-26 ${n(w)} 0v40H0z"/><path fill="none" stroke="#CFF0E2" stroke-opacity=".4" stroke-width="2.5" d="M64 ${h - 52}v44M64 ${h - 40}a30 22 0 0 1 30 30"/>`,
  lift: ({ width: w, height: h }) =>
    `<path fill="#16304A" d="M0 ${h}${ROOFS.map((roof, at) => `V${h - roof}H${n((w * (at + 1)) / ROOFS.length)}`).join('')}V${h}Z"/><path fill="#101F38" d="M0 ${h}v-26h${n(w)}v26Z"/>`,
};

const heightAt = ({ growth }: Curve, ms: number) => 100 * Math.exp(growth * ms);

const lineOf = (curve: Curve, ms: number, { x, y }: Scale) =>
  Array.from({ length: PARTS + 1 }, (_, at) => {
    const time = (ms * at) / PARTS;
    return `${at === 0 ? 'M' : 'L'}${n(x(time))} ${n(y(heightAt(curve, time)))}`;
  }).join('');

/** Lines of levels, and the automatic one. */
function levelLines(scale: Scale, automatic: number | null, { width }: Size): string {
  const across = (y: number) => `<path d="M${LEFT} ${n(y)}H${width - RIGHT}"/>`;
  const lines = scale.lines.map((level) => {
    const y = scale.y(level);
    return `${across(y)}<text x="${LEFT - 10}" y="${n(y + 4)}" text-anchor="end">${levelText(level)}</text>`;
  });
  if (automatic === null || automatic > scale.top) return lines.join('');
  const own = scale.y(automatic);
  const text = `${width < NARROW ? '自动' : '自动取回'} ${levelText(automatic)}`;
  const dashed = `<g class="rise-auto">${across(own)}<text x="${width - RIGHT}" y="${n(own + (width < NARROW ? 18 : -8))}" text-anchor="end">${text}</text></g>`;
  return lines.join('') + dashed;
}

/** Parts of the drawing, each replaced only when its markup changes. */
function createParts(look: RiseRow['look']) {
  const ground = drawn('g');
  const lines = drawn('g', { class: 'rise-lines' });
  const area = drawn('path', { class: 'rise-area' });
  const line = drawn('path', { class: 'rise-line' });
  const taken = drawn('circle', { class: 'rise-taken', r: '8' });
  const riser = drawing('g', { class: 'rise-riser' }, RISERS[look]);
  const burst = drawing('g', { class: 'rise-burst' }, BURST);
  const attributes = { class: 'rise-sky', 'aria-hidden': 'true' };
  const sky = drawn('svg', attributes, ground, area, lines, line, taken, riser, burst);
  const shown = new Map<Element, string>();
  const replace = (part: Element, markup: string) => {
    if (shown.get(part) === markup) return;
    shown.set(part, markup);
    part.replaceChildren(...drawing('g', {}, markup).childNodes);
  };
  return { ground, lines, area, line, taken, riser, burst, sky, replace };
}

/** Levels of the own bets, hundredths; null for none. */
type OwnLevels = { readonly automatic: number | null; readonly takenOut: number | null };

/** The sky with the curve; under reduced motion the curve is drawn only once it has ended. */
export function createCurvePicture({ curve, look }: RiseRow) {
  const parts = createParts(look);
  const { sky } = parts;
  const container = element('div', { class: `rise-picture rise-picture--${look}` }, sky);
  let size: Size = { width: 0, height: 0 };
  const measure = () => {
    size = { width: container.clientWidth, height: container.clientHeight };
    sky.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
    parts.replace(parts.ground, GROUNDS[look](size));
  };
  new ResizeObserver(measure).observe(container);
  const drawCurve = (ms: number, scale: Scale) => {
    const path = ms > 0 ? lineOf(curve, ms, scale) : '';
    parts.line.setAttribute('d', path);
    parts.area.setAttribute('d', path && `${path}V${n(scale.y(100))}H${n(scale.x(0))}Z`);
    const place = `translate(${n(scale.x(ms))} ${n(scale.y(heightAt(curve, ms)))})`;
    parts.riser.setAttribute('transform', place);
    parts.burst.setAttribute('transform', place);
  };
  const drawTaken = (level: number | null, ms: number, scale: Scale) => {
    const at = level === null ? 0 : timeOf(curve, level);
    parts.taken.toggleAttribute('hidden', level === null || at > ms);
    parts.taken.setAttribute('cx', n(scale.x(at)));
    parts.taken.setAttribute('cy', n(scale.y(level ?? levelAt(curve, at))));
  };
  return {
    container,
    draw(flight: Flight, { automatic, takenOut }: OwnLevels) {
      if (size.width === 0) return;
      const isStill = prefersStill() && flight.is === 'flying';
      const ms = flight.is === 'waiting' || isStill ? 0 : flight.ms;
      const scale = scaleOf(curve, ms, automatic ?? 0, size);
      parts.replace(parts.lines, levelLines(scale, automatic, size));
      drawCurve(ms, scale);
      drawTaken(takenOut, ms, scale);
      sky.classList.toggle('is-ended', flight.is === 'ended');
      sky.classList.toggle('is-still', isStill);
    },
  };
}
