/** Runs in the page. @returns texts of one layer that lie on each other, and prices that break in two lines */
export function textOverlaps(): readonly string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  /** Common part of two glyph boxes that counts as an overlap, px. */
  const OVERLAP_PX = 3;
  /** Part of a line of text, above and below its glyphs, that holds none. */
  const LEADING = 0.22;
  const layerOf = (element: Element): Element | null => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return ancestor;
    return null;
  };
  /** The part of a box that the cutting ancestors of an element show. */
  const shownOf = (element: Element, { left, right, top, bottom }: DOMRect): Box | null => {
    const leading = (bottom - top) * LEADING;
    const box = { left, right, top: top + leading, bottom: bottom - leading };
    for (
      let ancestor: Element | null = element;
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
    // Links that skip parts wait above the page.
    if (box.bottom + scrollY <= 0) return null;
    return box.right - box.left > 2 && box.bottom - box.top > 2 ? box : null;
  };
  /** A turned text fills less than its box. */
  const isTurned = (element: Element) => {
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    )
      if (new DOMMatrix(getComputedStyle(ancestor).transform).b !== 0) return true;
    return false;
  };
  const isShown = (element: Element) =>
    !element.closest('[inert], script, style, option, noscript, svg, .sr') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { text: Text; parent: Element; layer: Element | null; box: Box }[] = [];
  const range = document.createRange();
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!(text instanceof Text) || text.data.trim() === '' || !parent || !isShown(parent)) continue;
    if (isTurned(parent)) continue;
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = shownOf(parent, rect);
      if (box) texts.push({ text, parent, layer: layerOf(parent), box });
    }
  }
  /** Reports whether something opaque between two elements hides the one from beside the other. */
  const isHidden = (a: Element, b: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    const [first, last] = [a, b].map((element) => stack.indexOf(element)).sort((m, n) => m - n);
    if (first === undefined || last === undefined || first < 0) return false;
    return stack.slice(first, last).some((element) => {
      const colour = getComputedStyle(element).backgroundColor;
      return !element.contains(a) !== !element.contains(b) && /^rgb\(/.test(colour);
    });
  };
  const faults = new Set<string>();
  texts.sort((a, b) => a.box.top - b.box.top);
  texts.forEach((a, index) => {
    for (const b of texts.slice(index + 1)) {
      if (b.box.top >= a.box.bottom) break;
      if (a.text === b.text || a.layer !== b.layer) continue;
      const [left, right] = [Math.max(a.box.left, b.box.left), Math.min(a.box.right, b.box.right)];
      const [top, bottom] = [Math.max(a.box.top, b.box.top), Math.min(a.box.bottom, b.box.bottom)];
      if (right - left <= OVERLAP_PX || bottom - top <= OVERLAP_PX) continue;
      if (isHidden(a.parent, b.parent, (left + right) / 2, (top + bottom) / 2)) continue;
      faults.add(
        `text ${a.text.data.trim().slice(0, 12)} on ${b.text.data.trim().slice(0, 12)}: ${(right - left).toFixed()} × ${(bottom - top).toFixed()}`,
      );
    }
  });
  for (const price of root.querySelectorAll('button[aria-pressed] b')) {
    const { height } = price.getBoundingClientRect();
    if (/^\d+\.\d\d$/.test(price.textContent.trim()) && isShown(price)) {
      range.selectNodeContents(price);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.add(`price in ${lines.size} lines: ${price.textContent} (${height} px)`);
    }
  }
  return [...faults];
}
