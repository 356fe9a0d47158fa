import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#chat/view/texts.ts';
import type { GiftGoal } from '#contract/community/gift/goal-schema.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Celebrations } from './celebrations.ts';
import './goal-reached.css';

type Reached = NonNullable<GiftGoal['reached']>;

const celebrations = new Celebrations();

/** The goal that has just been reached, for some seconds, once. */
function useMoment(roomNo: string, reached: Reached | null, now: () => number): Reached | null {
  const [shown, setShown] = useState<Reached | null>(null);
  const at = reached?.at ?? null;
  const begin = useEffectEvent(() => {
    if (at === null) return;
    const left = celebrations.leftOf(`${roomNo} ${at}`, now() - at, performance.now());
    if (left === 0) return;
    setShown(reached);
    return setTimeout(() => setShown(null), left);
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
    <div className="goal-reached" role="status">
      <Icon name="gift" size={22} />
      <div>
        <b>{t('gift.goalReached')}</b>
        <span className="ell">{reached.title}</span>
      </div>
    </div>
  );
}
