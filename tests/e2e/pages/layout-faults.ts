import type { Page } from '@playwright/test';
import { atRest } from './accessibility.ts';
import { coveredParts } from './covered-parts.ts';
import { settled } from './settled.ts';
import { textOverlaps } from './text-overlaps.ts';

/** A window, px. */
export type WindowSize = { readonly width: number; readonly height: number };

/** Smallest side of a target, px: WCAG 2.2, 2.5.8. */
const TARGET_PX = 24;
/** Common part of two controls that counts as an overlap, px. */
const OVERLAP_PX = 2;
/** Distance of a phone's title from the middle of its bar that can be seen, px. */
const OFF_CENTRE_PX = 3;

/** Room in a filled mark beside its few letters that shows a fault, px: padding and avatars take less. */
const STRETCHED_PX = 64;

/** Texts as long as they get: the balance of the header, the name of the member, a price. */
const LONGEST = { balance: '99,999,999.99', name: '雪线以北的夜行者与旅人', price: '1000.00' } as const;

/** Runs in the page: fills in the longest texts. @returns nothing; `shorten` puts the others back */
function lengthen({ balance, name, price }: typeof LONGEST): void {
  const changed: [Text, string][] = [];
  const set = (text: Text, value: string) => {
    changed.push([text, text.data]);
    text.data = value;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const content = node.data.trim();
    const isMoney = /^[\d,]+\.\d\d$/.test(content);
    if (isMoney && node.parentElement?.closest('header')) set(node, balance);
    else if (isMoney && node.parentElement?.closest('button[aria-pressed]')) set(node, price);
    else if (content === '雪线以北') set(node, name);
  }
  Reflect.set(globalThis, 'shorten', () => {
    for (const [text, value] of changed) text.data = value;
  });
}

/** Runs in the page. @returns its controls that are too small, that lie on each other, a title off the middle, stretched marks */
function faultsInSight([targetPx, overlapPx, offCentrePx, stretchedPx]: readonly [
  number,
  number,
  number,
  number,
]): readonly string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  const CONTROLS =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role^=menuitem], [role=option], [role=switch]';
  const isSeen = (element: Element) =>
    !element.closest('[inert]') &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(element).pointerEvents !== 'none';
  /** A box or a circle is chosen by its label too. */
  const controlOf = (element: Element) =>
    (element instanceof HTMLInputElement &&
      ['checkbox', 'radio'].includes(element.type) &&
      element.labels?.[0]) ||
    element;
  const controls = [...new Set([...document.querySelectorAll(CONTROLS)].filter(isSeen).map(controlOf))];
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 16)}`;
  /** The part of an element that its scrolling and cutting ancestors show. */
  const seenBox = (element: Element): Box | null => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const box = { left, right, top, bottom };
    for (
      let ancestor = element.parentElement;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const style = getComputedStyle(ancestor);
      if (style.overflow !== 'visible') {
        const frame = ancestor.getBoundingClientRect();
        box.left = Math.max(box.left, frame.left);
        box.right = Math.min(box.right, frame.right);
        box.top = Math.max(box.top, frame.top);
        box.bottom = Math.min(box.bottom, frame.bottom);
      }
      if (style.position === 'fixed') break;
    }
    return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
  };
  const layerOf = (element: Element): Element | null => {
    for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) return ancestor;
    return null;
  };
  const isInText = (element: Element) => {
    if (!['inline', 'inline-block'].includes(getComputedStyle(element).display)) return false;
    const around = element.parentElement?.textContent ?? '';
    return around.trim().length > (element.textContent ?? '').trim().length;
  };
  const hits = (element: Element, x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (element === top || element.contains(top));
  };
  const isLarge = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (Math.min(box.width, box.height) >= targetPx - 0.5) return true;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, by] = [left + width / 2, top + height / 2, targetPx / 2 - 1];
    return [
      [x - by, y],
      [x + by, y],
      [x, y - by],
      [x, y + by],
    ].every(([pointX = 0, pointY = 0]) => hits(element, pointX, pointY));
  };
  const faults: string[] = [];
  for (const element of controls) {
    const { width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || isInText(element) || element.matches('.sr, .sr *')) continue;
    if (!isLarge(element))
      faults.push(`small ${nameOf(element)}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
  }
  window.scrollTo({ top: 0, behavior: 'instant' });
  const boxes = controls.flatMap((element) => {
    const box = seenBox(element);
    return box ? [{ element, box, layer: layerOf(element) }] : [];
  });
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      if (a.layer !== b.layer || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across <= overlapPx || down <= overlapPx) continue;
      const holds = (outer: Box, inner: Box) =>
        outer.left <= inner.left + 1 &&
        outer.right >= inner.right - 1 &&
        outer.top <= inner.top + 1 &&
        outer.bottom >= inner.bottom - 1;
      if (holds(a.box, b.box) || holds(b.box, a.box)) continue;
      faults.push(
        `overlap ${nameOf(a.element)} / ${nameOf(b.element)}: ${across.toFixed()} × ${down.toFixed()}`,
      );
    }
  });
  for (const back of controls.filter((element) => element.getAttribute('aria-label')?.startsWith('返回'))) {
    const bar = back.parentElement;
    const title = back.nextElementSibling;
    if (!bar || !title || window.innerWidth >= 768) continue;
    const { textAlign, justifyContent } = getComputedStyle(title);
    if (textAlign !== 'center' && justifyContent !== 'center') continue;
    const range = document.createRange();
    range.selectNodeContents(title);
    const [text, titleBox, frame] = [range, title, bar].map((target) => target.getBoundingClientRect());
    if (!text || !titleBox || !frame) continue;
    const [left, right] = [Math.max(text.left, titleBox.left), Math.min(text.right, titleBox.right)];
    const off = (left + right - frame.left - frame.right) / 2;
    if (Math.abs(off) > offCentrePx) faults.push(`off centre by ${off.toFixed()} px: ${title.textContent}`);
  }
  // In forced colours every background is the browser's; a band with its text in the middle is as wide as its image.
  const marks = matchMedia('(forced-colors: active)').matches ? [] : document.querySelectorAll('span');
  for (const mark of marks) {
    const text = mark.textContent.trim();
    const { backgroundColor, position, textAlign, justifyContent } = getComputedStyle(mark);
    const isBand = position === 'absolute' || textAlign === 'center' || justifyContent === 'center';
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)' && !isBand;
    if (mark.childElementCount > 0 || text === '' || text.length > 8 || !isFilled) continue;
    const range = document.createRange();
    range.selectNodeContents(mark);
    const room = mark.getBoundingClientRect().width - range.getBoundingClientRect().width;
    if (room > stretchedPx) faults.push(`mark stretched by ${room.toFixed()} px: ${text}`);
  }
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  if (beyond > 0) faults.push(`${beyond} px beyond the edge`);
  return faults;
}

const shorten = (page: Page) =>
  page.evaluate(() => {
    const back: unknown = Reflect.get(globalThis, 'shorten');
    if (typeof back === 'function') back();
  });

/** Returns faults of the layout of a page in a window, with the longest texts. */
export async function layoutFaults(page: Page, size: WindowSize): Promise<readonly string[]> {
  await page.setViewportSize(size);
  await settled(page);
  await atRest(page);
  await page.evaluate(lengthen, LONGEST);
  const faults = await page.evaluate(faultsInSight, [
    TARGET_PX,
    OVERLAP_PX,
    OFF_CENTRE_PX,
    STRETCHED_PX,
  ] as const);
  const overlaps = await page.evaluate(textOverlaps);
  const covered = await page.evaluate(coveredParts, undefined);
  await shorten(page);
  return [...faults, ...overlaps, ...covered].map((fault) => `${size.width}×${size.height} ${fault}`);
}
