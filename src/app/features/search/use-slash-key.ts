import { type RefObject, useEffect } from 'react';

const WRITES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITES) !== null;

/** The key `/` leads into a field, unless somebody is writing elsewhere or a dialog is open. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
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
