import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGame, paths } from '#app/routes/paths.ts';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';

const isTyping = (): boolean => document.activeElement?.matches(TYPED_INTO) ?? false;

/** False while the reader types, plays, or is where money moves: what can wait says nothing then. */
export function useCalm(): boolean {
  const { pathname } = useLocation();
  const [typing, setTyping] = useState(isTyping);
  useEffect(() => {
    const look = () => setTyping(isTyping());
    const left = () => requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return !typing && !isGame(pathname) && !pathname.startsWith(paths.wallet);
}
