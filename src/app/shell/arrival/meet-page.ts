/** A page without a heading by then is met as a whole, ms. */
const HEADING_BY_MS = 1_500;
/** User actions that keep the focus where the user has moved it in the meantime. */
const OWN_ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Returns the element of the new page that receives the focus: its heading, or the page itself when it has none. Null while
 * loading.
 */
function headOf(withoutHeading: boolean): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('#main:not(.screen-loading)');
  return main?.querySelector<HTMLElement>('h1') ?? (withoutHeading ? main : null);
}

/** Whether the focus is where the new page, or a window over it, has put it, or in a field that is written in. */
const isTaken = () =>
  document.activeElement?.closest('#main, [role=dialog], [role=alertdialog], input, textarea') instanceof
  Element;

/**
 * Waits for the new page and focuses it, so that keys and screen readers start there; `onMet` is called then.
 * @returns a function that stops the waiting.
 */
export function meetPage(onMet: () => void): () => void {
  const meet = (withoutHeading: boolean) => {
    const head = headOf(withoutHeading);
    if (head === null) return;
    end();
    if (!isTaken()) {
      head.tabIndex = -1;
      head.focus({ preventScroll: true });
    }
    onMet();
  };
  const watcher = new MutationObserver(() => meet(false));
  const timer = setTimeout(() => meet(true), HEADING_BY_MS);
  const end = () => {
    clearTimeout(timer);
    watcher.disconnect();
    for (const act of OWN_ACTS) window.removeEventListener(act, end);
  };
  for (const act of OWN_ACTS) window.addEventListener(act, end, { passive: true });
  watcher.observe(document.body, { childList: true, subtree: true });
  meet(false);
  return end;
}
