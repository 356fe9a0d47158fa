import { useRef, useState } from 'react';
import type { ActivityRecord } from '#contract/models/activity/record.ts';
import type { Acting } from '../head/use-acting.ts';
import { standFor } from './turning.ts';
import { useTurning } from './use-turning.ts';

const lessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * One turn: the wheel turns from the tap on, the platform decides, and the wheel comes to rest at what was decided. Without
 * an answer, or with a refusal, it comes to rest where nothing is pointed at as won.
 */
export function useSpin(acting: Acting, sectors: number) {
  const { disc, start, rest } = useTurning();
  const [turning, setTurning] = useState(false);
  const [record, setRecord] = useState<ActivityRecord | null>(null);
  const [hot, setHot] = useState<number | null>(null);
  const busy = useRef(false);

  const spin = async () => {
    if (busy.current) return;
    busy.current = true;
    setHot(null);
    setTurning(true);
    if (!lessMotion()) start();
    const result = await acting.act({ does: 'spin' });
    const slot = result?.slot ?? null;
    await rest(slot === null ? 0 : standFor(slot, sectors, Math.random()));
    await acting.refresh();
    busy.current = false;
    setTurning(false);
    setHot(slot);
    setRecord(result);
  };
  return { disc, spin, turning, record, setRecord, hot };
}
