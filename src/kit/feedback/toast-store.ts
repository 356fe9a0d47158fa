import { proxy } from 'valtio';
import type { IconName } from '#kit/icon/icon-paths.table.ts';

/** A short message at the foot of the screen. */
export interface Toast {
  text: string;
  tone?: 'plain' | 'ok' | 'alert' | undefined;
  icon?: IconName | undefined;
  /** 3 000 by default, 1 500 for a timeout. */
  durationMs?: number | undefined;
  action?: { label: string; onSelect: () => void } | undefined;
  /** Code for support, small beside the text. */
  code?: string | undefined;
  /** Stays when the viewer changes: it contains no personal data. */
  forAnybody?: boolean | undefined;
}

/** A toast on screen. */
export interface ShownToast extends Toast {
  id: number;
}

const TOASTS_MAX = 2;
/** The toasts on screen, oldest first. */
export const toasts = proxy<{ shown: readonly ShownToast[] }>({ shown: [] });
let lastId = 0;

/**
 * Shows a toast. At most two are shown at once: the oldest is replaced, the same text is shown once, and an empty text not
 * at all.
 */
export function showToast(toast: Toast): void {
  if (toast.text === '') return;
  lastId += 1;
  const others = toasts.shown.filter(({ text }) => text !== toast.text);
  toasts.shown = [...others, { ...toast, id: lastId }].slice(-TOASTS_MAX);
}

/** Removes a toast; no effect when it is already removed. */
export function dismissToast(id: number): void {
  toasts.shown = toasts.shown.filter((toast) => toast.id !== id);
}

/** Removes the toasts of a viewer who has left. */
export function forgetToasts(): void {
  toasts.shown = toasts.shown.filter(({ forAnybody }) => forAnybody);
}
