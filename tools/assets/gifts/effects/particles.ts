import { colour, GOLD, type Gold } from '#tools/assets/gifts/draw/gold.ts';
import { polyline } from '#tools/assets/gifts/draw/path.ts';
import { fill, rect, star } from '#tools/assets/gifts/draw/shapes.ts';
import { GLOW, type RasterImage } from '#tools/assets/gifts/draw/soft.ts';
import type { Shape } from '#tools/assets/gifts/file/svga-file.ts';
import { dice } from '#tools/assets/gifts/motion/dice.ts';
import { drawing, imageLayer, type Layer, moving } from '#tools/assets/gifts/movie.ts';

type Burst = {
  readonly seed: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly from: number;
  /** Seconds until the last particle has disappeared. */
  readonly life: number;
  /** Degrees, clockwise from the right. */
  readonly angle?: readonly [from: number, to: number];
  /** Pixels a second at the start. */
  readonly speed: readonly [from: number, to: number];
  /** Pixels a second, each second. */
  readonly gravity?: number;
  /** Share of the speed left after one second. */
  readonly drag?: number;
  readonly size: readonly [from: number, to: number];
  /** Starts spread over this long. */
  readonly spread?: number;
};

type Flight = {
  readonly born: number;
  readonly life: number;
  readonly size: number;
  readonly spin: number;
  readonly phase: number;
  readonly positionAt: (age: number) => { readonly x: number; readonly y: number };
};

function flights(burst: Burst): readonly Flight[] {
  const roll = dice(burst.seed);
  const { angle = [0, 360], gravity = 0, drag = 1, spread = 0 } = burst;
  return Array.from({ length: burst.count }, () => {
    const radians = (roll(...angle) * Math.PI) / 180;
    const speed = roll(...burst.speed);
    const slow = Math.log(Math.min(0.999, drag));
    const travelled = (age: number) => (drag === 1 ? age : (Math.exp(slow * age) - 1) / slow);
    return {
      born: burst.from + roll(0, spread),
      life: burst.life * roll(0.6, 1),
      size: roll(...burst.size),
      spin: roll(-260, 260),
      phase: roll(0, 6.28),
      positionAt: (age: number) => ({
        x: burst.x + Math.cos(radians) * speed * travelled(age),
        y: burst.y + Math.sin(radians) * speed * travelled(age) + (gravity * age * age) / 2,
      }),
    };
  });
}

/** Grains of light. */
export const sparks = (burst: Burst, image: RasterImage = GLOW): readonly Layer[] =>
  flights(burst).map(({ born, life, size, positionAt }) =>
    imageLayer(image, (at) => {
      const age = at - born;
      if (age < 0 || age > life) return null;
      const remaining = 1 - age / life;
      return {
        ...positionAt(age),
        scale: (size / image.width) * (0.4 + 0.6 * remaining),
        alpha: Math.min(1, remaining * 1.8),
      };
    }),
  );

const PAPER: readonly Gold[] = ['base', 'light', 'deep', 'bright', 'white'];

function paper(index: number): readonly Shape[] {
  const tone = PAPER[index % PAPER.length] ?? 'base';
  return [fill(tone, index % 4 === 3 ? star(0, 0, 6) : rect(-4, -2.5, 8, 5, 0.8))];
}

/** Paper and stars that tumble as they fall. */
export const confetti = (burst: Burst): readonly Layer[] =>
  flights(burst).map(({ born, life, size, spin, phase, positionAt }, index) =>
    drawing(paper(index), (at) => {
      const age = at - born;
      if (age < 0 || age > life) return null;
      const { x, y } = positionAt(age);
      return {
        x: x + Math.sin(age * 4 + phase) * 6,
        y,
        turn: spin * age,
        scale: size / 8,
        scaleY: Math.cos(age * 7 + phase) || 0.1,
        alpha: Math.min(1, (1 - age / life) * 3),
      };
    }),
  );

/** Streaks of light that shoot out, bend under their weight and burn out: the burst of a firework. */
export function streaks(burst: Burst, width: number): Layer {
  const threads = flights(burst);
  return moving(
    (at) =>
      threads.flatMap(({ born, life, positionAt }, index) => {
        const age = at - born;
        if (age <= 0 || age >= life) return [];
        const remaining = 1 - age / life;
        const tail = [0, 0.1].map((back): readonly [number, number] => {
          const { x, y } = positionAt(Math.max(0, age - back * (0.6 + age)));
          return [Math.round(x * 4) / 4, Math.round(y * 4) / 4];
        });
        const tone = index % 3 === 0 ? GOLD.light : index % 3 === 1 ? GOLD.bright : GOLD.base;
        const alpha = Math.round(Math.min(1, remaining * 2) * 8) / 8;
        return [
          {
            d: polyline(tail),
            stroke: { colour: colour(tone, alpha), width: Math.round(width * (0.4 + remaining) * 2) / 2 },
          },
        ];
      }),
    (at) => (at < burst.from || at > burst.from + burst.life + (burst.spread ?? 0) ? null : {}),
  );
}
