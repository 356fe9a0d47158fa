import type { IconName } from '#kit/icon/icon-paths.table.ts';

/** A short message at the foot of the screen. */
export interface Toast {
  text: string;
  tone?: 'plain' | 'ok' | 'alert' | undefined;
  icon?: IconName | undefined;
  /** 3 000 by default, 1 500 for a timeout. */
  durationMs?: number | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** A code for support, small beside the words. */
  code?: string | undefined;
  /** Stays when another person is looking: it says nothing of anybody. */
  forAnybody?: boolean | undefined;
}

/** A toast on screen. */
export interface ShownToast extends Toast {
  id: number;
}

const most = 2;
const listeners = new Set<() => void>();
let shown: readonly ShownToast[] = [];
let lastId = 0;

/** Shows a toast. At most two are shown at once: the oldest gives way, the same words are shown once, and no words not at all. */
export function showToast(toast: Toast): void {
  if (toast.text === '') return;
  lastId += 1;
  const others = shown.filter(({ text }) => text !== toast.text);
  publish([...others, { ...toast, id: lastId }].slice(-most));
}

/** Takes a toast away; nothing happens when it has already gone. */
export function dismissToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

/** Takes away what was said to somebody who is not there any more. */
export function forgetToasts(): void {
  publish(shown.filter(({ forAnybody }) => forAnybody));
}

/** The toasts on screen, oldest first; the same array until they change. */
export function shownToasts(): readonly ShownToast[] {
  return shown;
}

/** Calls `listener` after each change. @returns the way to stop */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
