import type { KeyboardEvent } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/** Arrow keys move from game to game of a grid, also from what lies over a cover; at its ends they scroll as ever. */
export function moveTileFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const step = STEPS[plainKey(event)]?.(columns);
  if (step === undefined || !(event.target instanceof Element)) return;
  const covers = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('article > button')];
  const tile = event.target.closest('article');
  const here = covers.findIndex((cover) => cover.parentElement === tile);
  const next = here < 0 ? undefined : covers[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
