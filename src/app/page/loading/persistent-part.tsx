import { useSyncExternalStore } from 'react';
import { createWatchers } from '#core-client/shared-store.ts';
import { MissingPart } from '#kit/part/missing-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { type PartAhead, PartShown } from './part-ahead.tsx';

let kept: PartAhead<object> | null = null;
const { watch, notify } = createWatchers();

/** Hands in what outlives the screens, once; it stays mounted beside the addresses from then on. */
export function mountPersistentPart(part: PartAhead<object>): void {
  kept = part;
  notify();
}

/** Renders what a screen leaves mounted outside the routes: the live video that continues when its room is left. */
export function PersistentPart() {
  const part = useSyncExternalStore(watch, () => kept);
  return <OptionalPart missing={<MissingPart />}>{part ? <PartShown part={part} /> : null}</OptionalPart>;
}
