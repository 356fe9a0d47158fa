import { useState } from 'react';

/** Absent where the browser forbids it: a draft then lasts as long as the page. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === '') storage()?.removeItem(key);
    else storage()?.setItem(key, text);
  } catch {
    // Full: it lasts as long as the page.
  }
}

/**
 * Text this tab keeps over reloads until it is sent: what a member typed is never lost to an error. `given` comes before
 * what was kept.
 */
export function useKeptDraft(
  name: string,
  given: string | null = null,
): readonly [string, (text: string) => void] {
  const key = `courtside.draft.${name}`;
  const [text, setText] = useState(() => given ?? storage()?.getItem(key) ?? '');
  const change = (next: string) => {
    setText(next);
    keep(key, next);
  };
  return [text, change];
}
