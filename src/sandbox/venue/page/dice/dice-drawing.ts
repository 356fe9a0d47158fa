import type { DiceRow } from '#sandbox/games/dice/dice.table.ts';
import { COVER_PALETTES, type CoverPalette } from '#sandbox/world/art/covers/cover-palettes.table.ts';
import { COVER_SUBJECTS } from '#sandbox/world/art/covers/cover-subjects.table.ts';
import { n, polar } from '#sandbox/world/art/pen.ts';
import { drawing, drawn, element } from '../controls/element.ts';
import { pause } from '../scene.ts';
import { symbolDrawing } from '../symbols/symbol-art.ts';

/** Time of a roll: the same whatever it shows. */
const ROLL_MS = 1_100;
const TURNS = 3;
const DIAL_MARKS = 12;

/** One die, as a dial or a cube. */
type Die = {
  readonly svg: SVGSVGElement;
  show(face: number, still: boolean): void;
};

const numberAt = (radius: number, angle: number, text: string, size: number, { light }: CoverPalette) => {
  const [x, y] = polar(0, 0, radius, angle - Math.PI / 2);
  return `<text x="${n(x)}" y="${n(y + size / 3)}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${light}">${text}</text>`;
};

/** A dial whose hand points at the face; a large one is numbered by tens. */
function createDial({ rules: { faces }, look }: DiceRow): Die {
  const palette = COVER_PALETTES[look.palette];
  const step = faces > DIAL_MARKS ? 10 : 1;
  const angleOf = (face: number) => ((face - 0.5) / faces) * 2 * Math.PI;
  const marks = Array.from({ length: faces }, (_, index) => {
    const face = index + 1;
    if (face % step > 0) return '';
    return numberAt(88, angleOf(face), String(face), step > 1 ? 15 : 19, palette);
  });
  const ticks = Array.from({ length: faces }, (_, index) => {
    const [x1, y1] = polar(0, 0, 104, (index / faces) * 2 * Math.PI - Math.PI / 2);
    const [x2, y2] = polar(0, 0, 114, (index / faces) * 2 * Math.PI - Math.PI / 2);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  });
  const hand = drawing(
    'g',
    { class: 'hand' },
    `<path fill="${palette.accent}" d="M-9 0 0-76 9 0Z"/><path fill="${palette.light}" d="M-7 0h14l-7 34Z"/><circle r="11" fill="${palette.first}"/>`,
  );
  const face = `<circle r="122" fill="${palette.second}"/><circle r="115" fill="${palette.ink}"/><path stroke="${palette.light}" stroke-opacity=".5" stroke-width="2" d="${ticks.join('')}"/><g opacity=".26" transform="scale(.52)">${COVER_SUBJECTS[look.subject](palette)}</g>${marks.join('')}`;
  let turned = 0;
  return {
    svg: drawn('svg', { viewBox: '-128 -128 256 256', class: 'die' }, drawing('g', {}, face), hand),
    show(value, still) {
      const angle = ((value - 0.5) / faces) * 360;
      turned = still ? angle : Math.ceil(turned / 360) * 360 + TURNS * 360 + angle;
      hand.classList.toggle('still', still);
      hand.style.transform = `rotate(${turned}deg)`;
    },
  };
}

/** Places of the pips of each face, on a field of three by three. */
const PIPS: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

function createCube({ look }: DiceRow): Die {
  const palette = COVER_PALETTES[look.palette];
  const pips = drawn('g', { fill: palette.ink });
  const body = `<rect x="-104" y="-104" width="208" height="208" rx="40" fill="${palette.second}"/><rect x="-98" y="-104" width="196" height="190" rx="36" fill="${palette.light}"/>`;
  return {
    svg: drawn('svg', { viewBox: '-128 -128 256 256', class: 'die' }, drawing('g', {}, body), pips),
    show(value) {
      pips.replaceChildren(
        ...(PIPS[value - 1] ?? []).map((place) =>
          drawn('circle', {
            cx: String(((place % 3) - 1) * 56),
            cy: String((Math.floor(place / 3) - 1) * 54 - 9),
            r: '19',
          }),
        ),
      );
    },
  };
}

/** The dice of a title. */
export function createDiceDrawing(row: DiceRow) {
  const make = row.look.kind === 'dial' ? createDial : createCube;
  const dice = Array.from({ length: row.rules.dice }, () => make(row));
  const { kind, subject, palette } = row.look;
  const companion = () => symbolDrawing({ name: '', art: { kind: 'subject', subject, palette } }, false);
  const sides = kind === 'cube' ? [companion(), companion()] : [];
  const [left, right] = sides.map((art) => element('span', { class: 'dice__companion' }, art));
  const container = element(
    'div',
    { class: 'dice__row' },
    ...[left, ...dice.map(({ svg }) => svg), right].filter((part) => part !== undefined),
  );
  for (const die of dice) die.show(1, true);
  return {
    container,
    async show(faces: readonly number[], still: boolean) {
      container.classList.toggle('rolls', !still && kind === 'cube');
      if (kind === 'cube' && !still) await pause(ROLL_MS / 2);
      for (const [index, die] of dice.entries()) die.show(faces[index] ?? 1, still);
      if (!still) await pause(kind === 'cube' ? ROLL_MS / 2 : ROLL_MS);
      container.classList.remove('rolls');
      container.setAttribute('aria-label', faces.join('、'));
      container.setAttribute('role', 'img');
    },
  };
}
