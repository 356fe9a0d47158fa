/**
 * Runs in the page: scrolls everything to its start, then to its end.
 * @param within selects the part that is judged; unless given, an open dialog, or else the whole page
 * @returns controls and texts that another fixed or sticky layer covers and that no scrolling uncovers
 */
export function coveredParts(within?: string): readonly string[] {
  /** Distance between two places to which a covered part is scrolled, px. */
  const STEP_PX = 40;
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch]';
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const named = within === undefined ? null : document.querySelector(within);
  const root = named ?? dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  const isSeen = (element: Element) =>
    !element.closest('[inert], .sr') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none';
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
  const layerOf = (element: Element): Element | null => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return ancestor;
    return null;
  };
  /** The middle of what the scrolling ancestors and the window show of an element, null where they show less than half. */
  const middleOf = (element: Element): readonly [number, number] | null => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const box = {
      left: Math.max(0, left),
      right: Math.min(innerWidth, right),
      top: Math.max(0, top),
      bottom: Math.min(innerHeight, bottom),
    };
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflow, position } = getComputedStyle(ancestor);
      if (overflow !== 'visible') {
        const frame = ancestor.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (position === 'fixed') break;
    }
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    if (across < width / 2 || down < height / 2 || across <= 1 || down <= 1) return null;
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  };
  /** The layer over the middle of an element that the element is no part of. */
  const coverOf = (element: Element): Element | null => {
    const middle = middleOf(element);
    const top = middle && document.elementFromPoint(...middle);
    if (!top || top.contains(element) || element.contains(top)) return null;
    if (top.closest('label')?.contains(element)) return null;
    const layer = layerOf(top);
    return layer === null || layer.contains(element) ? null : layer;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16)}`;
  const scrollers = [...root.querySelectorAll('*'), root, document.documentElement].filter(
    (element) =>
      element.scrollHeight > element.clientHeight + 1 &&
      (element === document.documentElement ||
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)),
  );
  const scrollTo = (top: number) => {
    for (const scroller of scrollers) scroller.scrollTo({ top, behavior: 'instant' });
  };
  const parts = [...root.querySelectorAll('*')].filter(
    (element) => (element.matches(CONTROLS) || hasText(element)) && isSeen(element),
  );
  /** Returns the element that covers a part at every scroll position, or null when some position uncovers it. */
  const coverAnywhere = (element: Element): Element | null => {
    element.scrollIntoView({ block: 'start', inline: 'center', behavior: 'instant' });
    const around = scrollers.filter((candidate) => candidate.contains(element));
    const scroller = around.reduce(
      (outer, candidate) => (outer.contains(candidate) ? candidate : outer),
      document.documentElement,
    );
    const first = scroller.scrollTop;
    let cover = coverOf(element);
    for (let by = STEP_PX; cover && by < first + STEP_PX && by < innerHeight; by += STEP_PX) {
      scroller.scrollTo({ top: Math.max(0, first - by), behavior: 'instant' });
      cover = coverOf(element);
    }
    return cover;
  };
  const faults = new Set<string>();
  for (const end of [0, 1_000_000]) {
    scrollTo(end);
    for (const element of parts.filter((part) => coverOf(part))) {
      const cover = coverAnywhere(element);
      if (cover) faults.add(`covered ${nameOf(element)} by ${nameOf(cover)}`);
      scrollTo(end);
    }
  }
  scrollTo(0);
  return [...faults];
}
