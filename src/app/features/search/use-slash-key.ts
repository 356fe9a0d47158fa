import { type RefObject, useEffect } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';

const WRITES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITES) !== null;

/** The key `/` leads into a field, unless somebody is writing elsewhere or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (plainKey(event) !== '/' || event.isComposing) return;
      if (isWriting(event.target) || document.querySelector('[aria-modal="true"]')) return;
      const { current } = field;
      if (!current?.checkVisibility()) return;
      event.preventDefault();
      current.focus();
      current.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
