import { random } from '#contract/units/random.ts';
import {
  type Clip,
  FOOTBALL_CLIPS,
  FOOTBALL_SHARED_CLIPS,
  HOME_KITS,
  type HomeKit,
  type KitColours,
} from '#sandbox/video/clips/clips.table.ts';
import { type Drawing, fill } from '#sandbox/world/art/drawing.ts';
import { n, times } from '#sandbox/world/art/pen.ts';
import { broadcast } from '#sandbox/world/art/stadium/broadcast.ts';
import { DRAWN_A_SECOND, UNIT_SECONDS } from '#tools/assets/media/motion.ts';
import type { Reel, ReelClip } from '../reel.ts';
import { CROWD_MOODS } from '../sound/crowd-moods.table.ts';
import { boardShot, cardShot, cheerShot, crowdShot } from './close-shots.ts';
import { PLAYS } from './plays.table.ts';
import { type FootballStyle, wideShot } from './wide-shot.ts';

const kit = ({ shirt, shorts }: KitColours) => ({ shirt, shorts, socks: shirt });
const KEEPERS = {
  homeKeeper: kit({ shirt: '#F2C94C', shorts: '#1c1c1c' }),
  awayKeeper: kit({ shirt: '#F2756B', shorts: '#1c1c1c' }),
};
/** Guests play in white, whatever the home side wears. */
const AWAY_KIT: KitColours = { shirt: '#F4F7FB', shorts: '#20303C' };
const QUALITY = 34;
const NIGHT = ['#1F8A5B', '#23955F'] as const;
const DAY = ['#2a9a5c', '#31a465'] as const;
const BY_DAY: readonly HomeKit[] = ['orange', 'teal'];

const onTwos = (draw: (seconds: number) => Drawing) => (frame: number) => draw(frame / DRAWN_A_SECOND);

function drawingOf({ name, units }: Clip, home: HomeKit, style: FootballStyle): (frame: number) => Drawing {
  const [shot = '', direction] = name.split('.');
  const isMirrored = direction === 'L';
  if (shot === 'cheer') {
    return onTwos(
      cheerShot(
        `${home} ${isMirrored ? 'guests' : 'hosts'}`,
        isMirrored ? AWAY_KIT.shirt : HOME_KITS[home].shirt,
      ),
    );
  }
  const play = PLAYS[shot];
  if (!play) throw new Error(`no play is called ${shot}`);
  return wideShot(style, play, units, isMirrored);
}

const moodOf = (name: string) => CROWD_MOODS[name.split('.')[0] ?? ''] ?? CROWD_MOODS.calm;

/** Reel of all clips that show a pair of kits. */
export function footballReel(home: HomeKit): Reel {
  const isDay = BY_DAY.includes(home);
  const style: FootballStyle = {
    seed: `stand ${home}`,
    home: kit(HOME_KITS[home]),
    away: kit(AWAY_KIT),
    ...KEEPERS,
    night: !isDay,
    grass: isDay ? DAY : NIGHT,
  };
  const clips = FOOTBALL_CLIPS.map(
    (clip): ReelClip => ({ ...clip, draw: drawingOf(clip, home, style), sound: moodOf(clip.name) }),
  );
  return { name: `football-${home}`, ambience: 'stadium', quality: QUALITY, clips };
}

/** Empty pitch under a sign. */
function emptyPitch(
  text: string,
  over: (seconds: number) => string = () => '',
): (seconds: number) => Drawing {
  return (seconds) => {
    const play = { actors: [], ball: [0, 200, -40] as const };
    const { width, height, body } = broadcast({
      seed: 'empty',
      night: true,
      grass: NIGHT,
      cx: 0,
      zoom: 1.12,
      tower: 19,
      play,
    });
    const sign = `<rect x="520" y="150" width="560" height="128" rx="26" fill="#04110e" fill-opacity=".72"/><text x="800" y="238" font-size="66" font-weight="600" letter-spacing="8" text-anchor="middle" fill="#f2fff9">${text}</text>`;
    return { width, height, body: body + over(seconds) + sign };
  };
}

/** Spray that turns round once in a unit. */
function sprinklers(seconds: number): string {
  const angle = (seconds / UNIT_SECONDS) * 2 * Math.PI;
  return [-1, 1]
    .map((side) => {
      const drops = times(14, (i) => {
        const out = 20 + i * 15;
        const x = 800 + side * 330 + Math.cos(angle * side + i * 0.06) * out;
        const y = 560 + Math.sin(angle * side + i * 0.06) * out * 0.3 - i * (14 - i) * 0.9;
        return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(2 + i * 0.35)}" fill="#eafcff" fill-opacity="${n(0.7 - i * 0.035)}"/>`;
      });
      return drops.join('');
    })
    .join('');
}

function rain(seconds: number): string {
  const next = random('rain');
  const fallen = seconds / UNIT_SECONDS;
  const drops = times(110, () => {
    const [x, y, speed] = [next() * 1700, next(), 2 + Math.floor(next() * 2)];
    const top = ((y + fallen * speed) % 1) * 960 - 60;
    return `M${n(x - top * 0.08)} ${n(top)}l-5 46`;
  });
  return `<path d="${drops.join('')}" stroke="#dff3ff" stroke-opacity=".42" stroke-width="3"/>${fill(1600, 900, '#06131a').replace('/>', ' fill-opacity=".28"/>')}`;
}

const SHARED: Readonly<Record<string, (seconds: number) => Drawing>> = {
  crowd: crowdShot('waiting', 0.12),
  joy: crowdShot('waiting', 1),
  yellowCard: cardShot('#F7D038'),
  redCard: cardShot('#E5383B'),
  substitution: boardShot(),
  before: emptyPitch('即将开球'),
  rest: emptyPitch('中场休息', sprinklers),
  over: emptyPitch('全场结束'),
  halted: emptyPitch('比赛中断', rain),
};

/** Reel of all football clips that show no kit. */
export function footballSharedReel(): Reel {
  const clips = FOOTBALL_SHARED_CLIPS.map((clip): ReelClip => {
    const draw = SHARED[clip.name];
    if (!draw) throw new Error(`no shot is called ${clip.name}`);
    return { ...clip, draw: onTwos(draw), sound: moodOf(clip.name) };
  });
  return { name: 'football-shared', ambience: 'stadium', quality: QUALITY, clips };
}
