import { useEffect, useRef } from 'react';
import {
  EVEN_MS,
  SLOW_DOWN,
  SPEED_UP,
  SPEED_UP_MS,
  seamTimes,
  slowDown,
  TURN_SPEED,
  turnedAfter,
} from './turning.ts';
import { tickAt } from './wheel-sound.ts';

const ROUND_MS = 360_000 / TURN_SPEED;
const turn = (degrees: number) => `rotate(${degrees}deg)`;

type Motion = { readonly since: number; readonly running: readonly Animation[] };

const cancel = (motion: Motion | null) => {
  for (const animation of motion?.running ?? []) animation.cancel();
};

/** Speeds up, then turns evenly until the stop is known; both run as animations without the page’s own code. */
function begin(wheel: HTMLElement, from: number): Motion {
  const even = from + turnedAfter(SPEED_UP_MS);
  const speedUp = wheel.animate(
    { transform: [turn(from), turn(even)] },
    { duration: SPEED_UP_MS, easing: SPEED_UP },
  );
  const on = wheel.animate(
    { transform: [turn(even), turn(even + 360)] },
    { delay: SPEED_UP_MS, duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY },
  );
  return { since: performance.now(), running: [speedUp, on] };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Turns the disc of a wheel from the tap on, and lets it come to rest where it should. */
export function useTurning(sectors: number) {
  const disc = useRef<HTMLDivElement>(null);
  const at = useRef(0);
  const motion = useRef<Motion | null>(null);
  const silence = useRef<() => void>(() => undefined);

  useEffect(
    () => () => {
      cancel(motion.current);
      silence.current();
    },
    [],
  );

  const start = () => {
    if (disc.current) motion.current = begin(disc.current, at.current);
  };
  /** Resolves when it rests, which is at once where it does not turn. */
  const rest = async (stand: number) => {
    const wheel = disc.current;
    const turning = motion.current;
    if (wheel === null || turning === null) return;
    await pause(SPEED_UP_MS + EVEN_MS - (performance.now() - turning.since));
    const from = at.current + turnedAfter(performance.now() - turning.since);
    const { degrees, ms } = slowDown(from, stand);
    cancel(turning);
    silence.current = tickAt(seamTimes(from, degrees, ms, sectors));
    const slowing = wheel.animate(
      { transform: [turn(from), turn(from + degrees)] },
      { duration: ms, easing: SLOW_DOWN, fill: 'forwards' },
    );
    motion.current = { since: turning.since, running: [slowing] };
    await slowing.finished.catch(() => undefined);
    at.current = (from + degrees) % 360;
    wheel.style.transform = turn(at.current);
    slowing.cancel();
    motion.current = null;
  };
  return { disc, start, rest };
}
