import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import { plainKey } from '#kit/a11y/plain-key.ts';
import type { ChatStore } from '../chat-store.ts';
import { rowElement } from './place-in.ts';

/** Returns the target of the next step from the active row: up from the end when none is active. */
function stepFrom(store: ChatStore, active: string | null, step: -1 | 1): number {
  const { rows } = store.state;
  const at = active === null ? rows.length : rows.findLastIndex(({ key }) => key === active);
  return Math.min(rows.length - 1, Math.max(0, (at < 0 ? rows.length : at) + step));
}

/**
 * Keyboard reading: the arrows move through the rows of a list that is then frozen, Enter opens the actions of the row, End
 * returns to the newest.
 */
export function useListKeys(store: ChatStore, list: RefObject<VirtuosoHandle | null>) {
  const [active, setActive] = useState<string | null>(null);
  const go = (step: -1 | 1) => {
    store.freeze();
    const index = stepFrom(store, active, step);
    setActive(store.state.rows[index]?.key ?? null);
    list.current?.scrollIntoView({ index, behavior: 'auto' });
  };
  const act = (event: KeyboardEvent<HTMLElement>) => {
    const row = active === null ? null : rowElement(event.currentTarget, active);
    const button = row?.querySelector('button');
    if (!button || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    button.click();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = plainKey(event);
    switch (key) {
      case 'ArrowUp':
      case 'ArrowDown':
        event.preventDefault();
        go(key === 'ArrowUp' ? -1 : 1);
        break;
      case 'Enter':
        act(event);
        break;
      case 'End':
        event.preventDefault();
        setActive(null);
        store.resume();
        break;
      default:
    }
  };
  return { active, onKeyDown };
}
