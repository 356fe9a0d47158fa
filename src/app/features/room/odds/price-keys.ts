import type { KeyboardEvent } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move from price to price within a market, past those that are shut and no further than its ends. */
export function movePriceFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[plainKey(event)];
  if (step === undefined) return;
  const prices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const here = prices.findIndex((price) => price.matches(':focus'));
  const next = here < 0 ? undefined : prices[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
