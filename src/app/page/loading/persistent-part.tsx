import { proxy, ref, useSnapshot } from 'valtio';
import { type PartAhead, PartShown } from '#app/first-load/part-ahead.tsx';
import { MissingPart } from '#kit/part/missing-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';

const outsideRoutes = proxy<{ part: ReturnType<typeof ref<PartAhead<object>>> | null }>({ part: null });

/** Hands in what outlives the screens, once; it stays mounted beside the addresses from then on. */
export function mountPersistentPart(part: PartAhead<object>): void {
  outsideRoutes.part = ref(part);
}

/** Renders what a screen leaves mounted outside the routes: the live video that continues when its room is left. */
export function PersistentPart() {
  const { part } = useSnapshot(outsideRoutes);
  return <OptionalPart missing={<MissingPart />}>{part ? <PartShown part={part} /> : null}</OptionalPart>;
}
