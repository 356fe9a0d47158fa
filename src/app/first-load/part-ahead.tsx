import { type ComponentType, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { lazyPart, loadStyled } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { awaitForFirstRender } from './first-render.ts';

/** Part of a page whose code is requested before the part is rendered. */
export type PartAhead<Props extends object> = {
  /** The part itself; null until its code has come. */
  readonly there: () => ComponentType<Props> | null;
  /** The part, which lets a Suspense boundary wait for its code. */
  readonly Awaited: ComponentType<Props>;
};

/** Fetches the code of a part at once. Code that did not come is fetched again as that of a `lazyPart` is. */
export function partAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): PartAhead<Props> {
  let there: ComponentType<Props> | null = null;
  let first: Promise<ComponentType<Props>> | null = loadStyled(load);
  awaitForFirstRender(
    first.then((part) => {
      there = part;
    }),
  );
  const next = () => {
    const coming = first ?? load();
    first = null;
    return coming;
  };
  return { there: () => there, Awaited: lazyPart(next) };
}

/**
 * Returns the component of a part, constant while mounted. If the code has arrived by the first render it is shown at once:
 * a React fallback stays visible for 300 ms once shown, however soon the code arrives.
 */
export const usePartAhead = <Props extends object>(part: PartAhead<Props>): ComponentType<Props> =>
  useState(() => part.there() ?? part.Awaited)[0];

/** Renders a part that takes no props. */
export function PartShown({ part }: { readonly part: PartAhead<object> }) {
  const Part = usePartAhead(part);
  return <Part />;
}

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
