import { ARENA_CLIPS, type Clip } from '#sandbox/video/clips/clips.table.ts';
import type { Drawing } from '#sandbox/world/art/drawing.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import { arena } from '#sandbox/world/art/stadium/arena.ts';
import { hero } from '#sandbox/world/art/stadium/arena-pieces.ts';
import { DRAWN_A_SECOND, ease, keyed, swell, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import type { Reel, ReelClip } from '../reel.ts';
import { signOver } from '../sign.ts';
import type { ClipSound } from '../sound/clip-sound.ts';

const FIRST = '#2dd4bf';
const SECOND = '#ff9a52';
const TURN = 2 * Math.PI;
const MIDDLE = [810, 480] as const;

/** A hero's place while nothing happens, side and weapon; two sides of three. */
const HEROES = [
  { x: -330, y: 40, side: 1, weapon: 'staff' },
  { x: -250, y: 170, side: 1, weapon: 'orb' },
  { x: -420, y: 150, side: 1, weapon: 'orb' },
  { x: 330, y: -70, side: -1, weapon: 'staff' },
  { x: 250, y: -170, side: -1, weapon: 'orb' },
  { x: 420, y: -150, side: -1, weapon: 'staff' },
] as const;

interface Action {
  /** Returns how far the sides have approached each other, 0 to 1. */
  readonly together: (seconds: number) => number;
  /** Health the side that loses has left at the end. */
  readonly remainingHealth?: number;
  /** Winner: 1 the first side, -1 the second. */
  readonly winner: 1 | -1;
  readonly flashes: readonly number[];
  /** Winners jump from a second on. */
  readonly jumps?: number;
}

const clash = (seconds: number, length: number) =>
  keyed(
    [
      [0, 0],
      [0.9, 1],
      [length - 0.7, 1],
      [length, 0],
    ],
    seconds,
    1,
  );

function heroes(action: Action, seconds: number, length: number): string {
  const share = action.together(seconds);
  return HEROES.toSorted((one, two) => one.y - two.y)
    .map(({ x, y, side, weapon }, index) => {
      const round = (seconds / UNIT_SECONDS) * TURN + index * 1.9;
      const jump =
        action.jumps !== undefined && side === action.winner && seconds > action.jumps
          ? Math.abs(Math.sin(seconds * 7 + index)) * 46
          : 0;
      const px = MIDDLE[0] + x * (1 - share * 0.68) + Math.cos(round) * 16;
      const py = MIDDLE[1] + y * (1 - share * 0.3) + Math.sin(round) * 9 - jump;
      const hurt = side === action.winner ? 0.2 : 1 - (action.remainingHealth ?? 0.6);
      const health = 1 - hurt * ease((seconds - 0.9) / Math.max(0.5, length - 1.6)) * share;
      return hero([px, py], side > 0 ? FIRST : SECOND, health, weapon);
    })
    .join('');
}

function flash(at: number, index: number, seconds: number, colour: string): string {
  const light = swell(seconds, at, 0.16);
  if (light < 0.02) return '';
  const [x, y] = [MIDDLE[0] + Math.sin(index * 2.3) * 130, MIDDLE[1] - 10 + Math.cos(index * 3.1) * 70];
  const rays = times(10, (i) => {
    const angle = (i / 10) * TURN + index;
    return `M${n(x + Math.cos(angle) * 40)} ${n(y + Math.sin(angle) * 24)}L${n(x + Math.cos(angle) * (90 + 90 * light))} ${n(y + Math.sin(angle) * (54 + 54 * light))}`;
  });
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(60 + 120 * light)}" ry="${n(36 + 70 * light)}" fill="${colour}" fill-opacity="${n(light * 0.7)}"/><path d="${rays.join('')}" stroke="#f4fffb" stroke-opacity="${n(light)}" stroke-width="8" stroke-linecap="round"/>`;
}

/** Explosion of the losing side’s base in light. */
function blast(side: 1 | -1, at: number, seconds: number): string {
  const grown = ease((seconds - at) / 0.7);
  if (seconds < at) return '';
  const [x, y] = side > 0 ? [833, 130] : [1033, 800];
  const fade = Math.max(0, 1 - (seconds - at) / 1.6);
  return `<ellipse cx="${x}" cy="${y - 60}" rx="${n(60 + grown * 210)}" ry="${n(46 + grown * 150)}" fill="#fff6dd" fill-opacity="${n(fade * 0.85)}"/><ellipse cx="${x}" cy="${y - 60}" rx="${n(40 + grown * 330)}" ry="${n(30 + grown * 190)}" fill="none" stroke="${side > 0 ? FIRST : SECOND}" stroke-opacity="${n(fade)}" stroke-width="14"/>`;
}

const ACTIONS: Readonly<Record<string, Omit<Action, 'winner'>>> = {
  lane: {
    together: (seconds) => 0.25 * Math.sin((seconds / (UNIT_SECONDS * 2)) * TURN) ** 2,
    flashes: [1.2, 2.7],
  },
  roam: { together: () => 0, flashes: [1] },
  fight: {
    together: (seconds) => clash(seconds, UNIT_SECONDS * 2),
    remainingHealth: 0.2,
    flashes: [1, 1.35, 1.7, 2.1, 2.5, 2.9],
  },
  tower: { together: (seconds) => 0.5 * clash(seconds, UNIT_SECONDS * 2), flashes: [0.9, 1.4] },
  win: {
    together: (seconds) => 0.6 * clash(seconds, UNIT_SECONDS * 2),
    remainingHealth: 0.05,
    flashes: [0.7, 1.2, 1.6],
    jumps: 2.2,
  },
};
const BLASTS: Readonly<Record<string, number>> = { tower: 1.9, win: 1.9 };

function clipOf({ name, units }: Clip): (frame: number) => Drawing {
  const [shot = '', direction] = name.split('.');
  const action = ACTIONS[shot];
  if (!action) throw new Error(`no action is called ${shot}`);
  const winner = direction === 'L' ? -1 : 1;
  const length = units * UNIT_SECONDS;
  return (frame) => {
    const seconds = frame / DRAWN_A_SECOND;
    const lights = action.flashes.map((at, i) => flash(at, i, seconds, i % 2 === 0 ? FIRST : SECOND));
    const at = BLASTS[shot];
    const end = at === undefined ? '' : blast(winner, at, seconds);
    return arena({
      seed: 'fjord',
      first: FIRST,
      second: SECOND,
      action: heroes({ ...action, winner }, seconds, length) + lights.join('') + end,
    });
  };
}

const SIGNS: Readonly<Record<string, string>> = { before: '即将开赛', rest: '局间休息', over: '比赛结束' };

/** Blows and spells as short tones that fall. */
function sounds(name: string): ClipSound {
  const shot = name.split('.')[0] ?? '';
  const flashes = ACTIONS[shot]?.flashes ?? [];
  const end = BLASTS[shot];
  return {
    level: (seconds) => 1 + (end === undefined ? 0 : 3 * swell(seconds, end + 0.4, 0.6)),
    extra: (seconds) =>
      flashes.reduce((sum, at, i) => {
        const since = seconds - at;
        if (since < 0 || since > 0.3) return sum;
        return sum + 0.03 * Math.exp(-since * 14) * Math.sin(TURN * (620 + i * 90) * since * (1 - since));
      }, 0),
  };
}

/** E-sports: one map, one pair of colours. */
export function arenaReel(): Reel {
  const clips = ARENA_CLIPS.map((clip): ReelClip => {
    const sign = SIGNS[clip.name];
    const draw =
      sign === undefined
        ? clipOf(clip)
        : () => signOver(arena({ seed: 'fjord', first: FIRST, second: SECOND, action: '' }), sign);
    return { ...clip, draw, sound: sounds(clip.name) };
  });
  return { name: 'arena', ambience: 'arena', quality: 35, clips };
}
