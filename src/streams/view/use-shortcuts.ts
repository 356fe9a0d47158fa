import { useEffect, useEffectEvent } from 'react';

/** Keys while nothing that takes text or its own keys has the focus. */
export type Shortcuts = readonly (readonly [key: string, action: () => void])[];

const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="tablist"], [role="log"]';
const OWN_SPACE = 'button, a, [role="button"]';
const ARROW = 'Arrow';

/** Arrows scroll whatever else has the focus; only the stage and the bare page give them to the volume. */
const scrolls = (target: Element, key: string, stage: HTMLElement | null): boolean =>
  key.startsWith(ARROW) && target !== document.body && !stage?.contains(target);

const isTaken = (target: EventTarget | null, key: string, stage: HTMLElement | null): boolean =>
  target instanceof Element &&
  (target.closest(TAKES_KEYS) !== null ||
    (key === ' ' && target.closest(OWN_SPACE) !== null) ||
    scrolls(target, key, stage));

const isForSomethingElse = (event: KeyboardEvent): boolean =>
  event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;

/** Player keys for the whole page: space, M, F, T, P, D and the arrows for volume. */
export function useShortcuts(stage: HTMLElement | null, shortcuts: Shortcuts): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomethingElse(event) || isTaken(event.target, event.key, stage)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const shortcut = shortcuts.find(([key]) => key === name);
    if (!shortcut) return;
    event.preventDefault();
    if (!event.repeat || name.startsWith(ARROW)) shortcut[1]();
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
