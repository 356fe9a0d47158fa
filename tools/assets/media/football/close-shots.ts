import { hash32, random } from '#contract/units/random.ts';
import { dark, lite } from '#sandbox/world/art/colour.ts';
import { type Drawing, fill, stopList, verticalGradient } from '#sandbox/world/art/drawing.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import { bust } from '#sandbox/world/art/person/bust.ts';
import type { PersonAppearance } from '#sandbox/world/art/person/people.table.ts';
import { person } from '#sandbox/world/art/person/person.ts';
import { crowdPattern } from '#sandbox/world/art/stadium/crowd.ts';
import { UNIT_SECONDS } from '#tools/assets/media/motion.ts';

const WIDTH = 1600;
const HEIGHT = 900;
const NIGHT = ['#8fb3ad', '#cfdcd6', '#5a8a86', '#e6d9bf', '#35575c', '#c98a7a'] as const;
const TURN = 2 * Math.PI;

/** Blurred background behind a player: the stand. */
function standBehind(seed: string, head: number): string {
  return [
    '<defs>',
    crowdPattern('crowd', { seed, base: '#0d1b1d', colours: NIGHT, width: 420, height: 250, head }),
    verticalGradient('veil', [
      [0, '#04090b', 0.75],
      [0.7, '#04090b', 0.35],
      [1, '#04090b', 0.65],
    ]),
    `<radialGradient id="light" cx=".5" cy=".55" r=".7">${stopList([
      [0, '#d9ffe9', 0.22],
      [0.7, '#d9ffe9', 0],
    ])}</radialGradient></defs>`,
    fill(WIDTH, HEIGHT, 'url(#crowd)'),
    fill(WIDTH, HEIGHT, 'url(#veil)'),
  ].join('');
}

/** Head and shoulders of a person, `scale` of the frame’s height, the chin near `x`, `y`. */
function headAt(drawn: string, x: number, y: number, scale: number): string {
  const size = (HEIGHT / 96) * scale;
  return `<g transform="translate(${n(x - 48 * size)} ${n(y - 60 * size)}) scale(${size.toFixed(3)})">${drawn}</g>`;
}

const STILL = { mouth: 0, eyes: 1, lean: 0, nod: [0, 0] as const, breath: 0 };

function fist(x: number, y: number, length: number, appearance: PersonAppearance, cloth: string): string {
  return `<path d="M${n(x)} ${n(y + length)}L${n(x)} ${n(y + 70)}" stroke="${cloth}" stroke-width="92" stroke-linecap="round"/><circle cx="${n(x)}" cy="${n(y)}" r="48" fill="${appearance.skin}"/>`;
}

const STYLES = [
  ['crop', 'quiff', 'curly'],
  ['buzz', 'side', 'fringe'],
  ['curly', 'crop', 'side'],
] as const;

/** Shot of three team-mates who hold each other and shout; the motion repeats with each unit. */
export function cheerShot(seed: string, shirt: string): (seconds: number) => Drawing {
  const styles = STYLES[hash32(seed) % STYLES.length] ?? STYLES[0];
  const faces = ['one', 'two', 'three'].map((name, at): PersonAppearance => {
    const appearance = person(`${seed} ${name}`);
    return { ...appearance, cloth: shirt, style: styles[at] ?? 'crop', wears: [], collar: 'v', mood: 'open' };
  });
  const behind = standBehind(`${seed} cheer`, 30);
  const spots = [
    [440, 640, 1, 0],
    [1160, 640, 1, 2],
    [800, 660, 1.12, 1],
  ] as const;
  return (seconds) => {
    const people = spots.map(([x, y, scale, at]) => {
      const appearance = faces[at] ?? person(seed);
      const jump = Math.abs(Math.sin((seconds / UNIT_SECONDS) * TURN * 1.5 + at * 1.3)) * 54;
      const gesture = {
        ...STILL,
        mouth: 0.75 + 0.2 * Math.sin((seconds / UNIT_SECONDS) * TURN * 2 + at),
        lean: Math.sin((seconds / UNIT_SECONDS) * TURN + at * 2) * 7,
      };
      const arm = fist(x + (at === 2 ? 260 : -260), y - 330 - jump * 1.4, 700, appearance, dark(shirt, 0.12));
      return (at === 1 ? '' : arm) + headAt(bust(appearance, gesture), x, y - jump, scale);
    });
    return {
      width: WIDTH,
      height: HEIGHT,
      body: behind + people.join('') + fill(WIDTH, HEIGHT, 'url(#light)'),
    };
  };
}

const REFEREE: PersonAppearance = {
  skin: '#F0C3A0',
  hair: '#2B2321',
  cloth: '#15191C',
  style: 'crop',
  wears: [],
  collar: 'polo',
  backdrop: '#000000',
  mood: 'flat',
};

/** Shot of the referee holding up a card. */
export function cardShot(colour: string): (seconds: number) => Drawing {
  const behind = standBehind('referee', 30);
  return (seconds) => {
    const raised = Math.min(1, Math.max(0, (seconds - 0.35) / 0.35));
    const y = 1000 - 760 * raised * (2 - raised);
    const gesture = {
      ...STILL,
      mouth: seconds > 1.2 && seconds < 2.6 ? 0.25 + 0.2 * Math.sin(seconds * 14) : 0,
      lean: -2,
      eyes: Math.abs(seconds - 2.9) < 0.1 ? 0 : 1,
    };
    const card = `<g transform="rotate(${n(6 * Math.sin(seconds * 2))} 1080 ${n(y)})"><rect x="1006" y="${n(y - 190)}" width="148" height="206" rx="12" fill="${colour}"/></g>`;
    const body = [
      behind,
      headAt(bust(REFEREE, gesture), 700, 640, 1.1),
      card,
      fist(1080, y, 800, REFEREE, lite(REFEREE.cloth, 0.08)),
      fill(WIDTH, HEIGHT, 'url(#light)'),
    ];
    return { width: WIDTH, height: HEIGHT, body: body.join('') };
  };
}

/** The fourth official's board: an arrow out, an arrow in. */
export function boardShot(): (seconds: number) => Drawing {
  const behind = standBehind('board', 30);
  const arrow = (x: number, colour: string, down: boolean) =>
    `<path transform="translate(${x} 430) scale(1 ${down ? -1 : 1})" d="M0 -110L96 0H42V120H-42V0H-96Z" fill="${colour}"/>`;
  return (seconds) => {
    const lifted = Math.min(1, seconds / 0.6);
    const y = 620 * (1 - lifted * (2 - lifted));
    const blink = Math.floor(seconds / (UNIT_SECONDS / 4)) % 2 === 0 ? 1 : 0.55;
    const board = `<g transform="translate(0 ${n(y)})"><rect x="390" y="230" width="820" height="400" rx="44" fill="#0c1114" stroke="#2b353a" stroke-width="16"/><g opacity="${blink}">${arrow(610, '#FF5A4F', true)}${arrow(990, '#35D6A0', false)}</g></g>`;
    return {
      width: WIDTH,
      height: HEIGHT,
      body: behind + headAt(bust({ ...REFEREE, style: 'side' }, STILL), 800, 900, 0.9) + board,
    };
  };
}

/** Shot of spectators in the stand, waiting or jumping. */
export function crowdShot(seed: string, joy: number): (seconds: number) => Drawing {
  const behind = standBehind(`${seed} stand`, 26);
  const next = random(seed);
  const fans = times(15, (i) => {
    const row = Math.floor(i / 5);
    return {
      appearance: person(`${seed} fan ${i}`),
      x: 110 + (i % 5) * 340 + (row % 2) * 150 + next() * 50,
      y: 330 + row * 230,
      scale: 0.42 + row * 0.06,
      turn: next() * TURN,
    };
  });
  return (seconds) => {
    const people = fans.map(({ appearance, x, y, scale, turn }) => {
      const wave = Math.sin((seconds / UNIT_SECONDS) * TURN + turn);
      const gesture = { ...STILL, mouth: joy * (0.5 + 0.4 * wave), lean: wave * (2 + joy * 4), eyes: 1 };
      return headAt(bust(appearance, gesture), x, y - Math.abs(wave) * joy * 44, scale);
    });
    return {
      width: WIDTH,
      height: HEIGHT,
      body: behind + people.join('') + fill(WIDTH, HEIGHT, 'url(#light)'),
    };
  };
}
