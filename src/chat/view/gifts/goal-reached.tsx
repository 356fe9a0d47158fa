import './goal-reached.css';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GiftGoal } from '#contract/community/gift/schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';

/** Age of a reached goal after which it is no longer celebrated, ms. */
const FRESH_MS = 30_000;
/** Duration of a celebration, ms. */
const LASTS_MS = 6_000;

/** Celebrations of reached goals, each shown once. Times are of the page's monotonic clock, ms. */
export class Celebrations {
  /** End of each celebration that may still be shown. */
  readonly #ends = new Map<string, number>();

  get size(): number {
    return this.#ends.size;
  }

  /** Begins the celebration of a goal, or goes on with it. @returns its remaining time, 0 when it is over or too late */
  remainingMsOf(goal: string, ageMs: number, nowMs: number): number {
    if (ageMs > FRESH_MS) return 0;
    for (const [key, end] of this.#ends) if (nowMs - end > FRESH_MS) this.#ends.delete(key);
    const end = this.#ends.get(goal) ?? nowMs + LASTS_MS;
    this.#ends.set(goal, end);
    return Math.max(0, end - nowMs);
  }
}

type Reached = NonNullable<GiftGoal['reached']>;

const celebrations = new Celebrations();

/** The goal that has just been reached, for some seconds, once. */
function useMoment(roomNo: string, reached: Reached | null, now: () => number): Reached | null {
  const [shown, setShown] = useState<Reached | null>(null);
  const at = reached?.at ?? null;
  const begin = useEffectEvent(() => {
    if (at === null) return;
    const remainingMs = celebrations.remainingMsOf(`${roomNo} ${at}`, now() - at, performance.now());
    if (remainingMs === 0) return;
    setShown(reached);
    return setTimeout(() => setShown(null), remainingMs);
  });
  useEffect(() => {
    const timer = at === null ? undefined : begin();
    return () => clearTimeout(timer);
  }, [at]);
  return shown;
}

type Props = { readonly roomNo: string; readonly goal: GiftGoal | null; readonly now: () => number };

/** Celebration over the video when a room reaches its gift goal. */
export function GoalReached({ roomNo, goal, now }: Props) {
  const reached = useMoment(roomNo, goal?.reached ?? null, now);
  if (!reached) return null;
  return (
    <div className="goal-reached row gap-12" role="status">
      <Icon name="gift" size={22} />
      <div>
        <b>{t('gift.goalReached')}</b>
        <span className="ell">{reached.title}</span>
      </div>
    </div>
  );
}
