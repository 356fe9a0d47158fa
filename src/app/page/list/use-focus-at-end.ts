import { useEffect, useRef } from 'react';

/**
 * Preserves the focus when a button disappears after its last press: the element at the end of the list takes it.
 * @returns the ref of that element, which needs a tab index, and what to call at each press
 */
export function useFocusAtEnd<Kind extends HTMLElement>(isEnd: boolean) {
  const end = useRef<Kind>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isEnd || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isEnd]);
  const onPress = () => {
    isPressed.current = true;
  };
  return { end, onPress };
}
