import { useEffect, useRef, useState } from 'react';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import type { ActivityRecord } from '#contract/activity/schema/record.ts';
import { isMotionReduced } from '#kit/layout/use-media-query.ts';
import {
  EVEN_MS,
  SLOW_DOWN,
  SPEED_UP,
  SPEED_UP_MS,
  seamOf,
  seamTimes,
  slowDown,
  standFor,
  TURN_SPEED,
  turnedAfter,
} from './turning.ts';
import { soundWin, tickAt } from './wheel-sound.ts';

/** Time without an answer after which the wheel stops, ms. */
const NO_ANSWER_MS = 8_000;

/** State of a spin. late: it stops without an answer; known: the answer has arrived, and the wheel stops at it. */
export type Spinning = 'idle' | 'turning' | 'late' | 'known';

/** Reports whether no answer has arrived within the time-out. */
const isLate = (answer: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), NO_ANSWER_MS);
    const inTime = () => {
      clearTimeout(timer);
      resolve(false);
    };
    answer.then(inTime, inTime);
  });

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
function useTurning(sectors: number) {
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
  /** Resolves when it rests; without motion it is there at once. */
  const rest = async (stand: number) => {
    const wheel = disc.current;
    const turning = motion.current;
    if (wheel === null) return;
    if (turning === null) {
      at.current = stand;
      wheel.style.transform = turn(stand);
      return;
    }
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
    // Cancelled: the screen was left.
    await slowing.finished.catch(() => undefined);
    at.current = (from + degrees) % 360;
    wheel.style.transform = turn(at.current);
    slowing.cancel();
    motion.current = null;
  };
  return { disc, start, rest };
}

/**
 * Runs one spin: the wheel turns from the tap on, the platform decides, and the wheel stops at the result. A late answer
 * finds it at rest between two sectors, and a rejection leaves it there.
 */
export function useSpin(acting: Acting, sectors: number) {
  const { disc, start, rest } = useTurning(sectors);
  const [spinning, setSpinning] = useState<Spinning>('idle');
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const [hot, setHot] = useState<number | null>(null);
  const busy = useRef(false);
  const turn = () => {
    if (!isMotionReduced()) start();
  };

  /** The answer, and the wheel turning on to it. */
  const answered = async (): Promise<ActivityRecord | null> => {
    // The page changes only when the wheel is at rest.
    const answer = acting.act({ does: 'spin' }, () => undefined);
    if (!(await isLate(answer))) return answer;
    setSpinning('late');
    await rest(seamOf(sectors));
    const result = await answer;
    if (result !== null) turn();
    return result;
  };

  const spin = async () => {
    if (busy.current) return;
    busy.current = true;
    setHot(null);
    setSpinning('turning');
    turn();
    const result = await answered();
    const slot = result?.slot ?? null;
    if (slot !== null) setSpinning('known');
    await rest(slot === null ? seamOf(sectors) : standFor(slot, sectors, Math.random()));
    if (result !== null && result.prize.is !== 'none') soundWin();
    await acting.refresh();
    busy.current = false;
    setSpinning('idle');
    setHot(slot);
    setRecord(result);
  };
  return { disc, spin, spinning, record, setRecord, hot };
}
