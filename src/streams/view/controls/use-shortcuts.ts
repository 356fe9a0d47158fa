import { useEffect, useEffectEvent } from 'react';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { type Shortcut, shortcutOf } from './shortcuts.table.ts';

/** Action of each key while no element with text input or its own keys has the focus. */
export type ShortcutActions = Readonly<Record<Shortcut, () => void>>;

const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="tablist"], [role="log"]';
const OWN_SPACE = 'button, a, [role="button"]';
const ARROW = 'Arrow';

/** Whether an arrow key scrolls: arrows control the volume only when the stage or the bare page has the focus. */
const scrolls = (target: Element, key: string, stage: HTMLElement | null): boolean =>
  key.startsWith(ARROW) && target !== document.body && !stage?.contains(target);

const isTaken = (target: EventTarget | null, key: string, stage: HTMLElement | null): boolean =>
  target instanceof Element &&
  (target.closest(TAKES_KEYS) !== null ||
    (key === ' ' && target.closest(OWN_SPACE) !== null) ||
    scrolls(target, key, stage));

/** The player's keys, for the whole page; null where they have no effect. */
export function useShortcuts(stage: HTMLElement | null, actions: ShortcutActions | null): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const key = plainKey(event);
    const shortcut = shortcutOf(key);
    if (!actions || !shortcut) return;
    if (event.defaultPrevented || isTaken(event.target, key, stage)) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith(ARROW)) actions[shortcut]();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
