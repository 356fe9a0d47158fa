import { useEffect } from 'react';
import { toggleDeveloperMode } from '#app/features/developer/developer-mode.ts';

/** Alt+Shift+P, by its place on the keyboard: with Alt some keyboards write another letter. */
function isKey({ code, altKey, shiftKey, ctrlKey, metaKey, isComposing, repeat }: KeyboardEvent): boolean {
  return code === 'KeyP' && altKey && shiftKey && !ctrlKey && !metaKey && !isComposing && !repeat;
}

/** Opens the developer's panel and puts it away. */
export function useDeveloperKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isKey(event)) return;
      event.preventDefault();
      toggleDeveloperMode();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
