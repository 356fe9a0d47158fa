import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { createWatchers } from '#app/core-client/shared-store.ts';

type Load = () => Promise<{ default: ComponentType }>;

let Part: ComponentType | null = null;
const { watch, notify } = createWatchers();

/** Hands in what outlives the screens, once; it stays mounted beside the addresses from then on. */
export function keepMounted(load: Load): void {
  Part = lazy(load);
  notify();
}

/** What a screen has left beside the addresses: the live picture that goes on when its room is left. */
export function PersistentPart() {
  const Kept = useSyncExternalStore(watch, () => Part);
  return <Suspense fallback={null}>{Kept ? <Kept /> : null}</Suspense>;
}
