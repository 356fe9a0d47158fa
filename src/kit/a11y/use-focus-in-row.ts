import { useEffect } from 'react';

/** Excludes text fields: the on-screen keyboard of a phone decides their position. */
const CONTROLS = 'a:focus-visible, button:focus-visible';

/** The row that scrolls sideways and hides a part of a control; null where all of it is in sight. */
function hidingRow(control: Element): Element | null {
  const { left, right } = control.getBoundingClientRect();
  for (let row = control.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || getComputedStyle(row).overflowX === 'visible') continue;
    const frame = row.getBoundingClientRect();
    return left < frame.left || right > frame.right ? row : null;
  }
  return null;
}

/**
 * Scrolls a row of chips or tabs until all of the control that the keyboard focuses is in sight (WCAG 2.4.11). Browsers
 * leave a control where it is when one pixel of it is.
 */
export function useFocusInRow(): void {
  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(CONTROLS)) return;
      if (hidingRow(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, []);
}
