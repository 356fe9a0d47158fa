import type { Page } from '@playwright/test';
import type { Control, Facts, Focused } from './facts.ts';

function isShown(element: Element): boolean {
  if (element.closest('[inert], [hidden]')) return false;
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

function labelOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return element.getAttribute('aria-label') || labelled;
}

function nameOf(element: Element): string {
  const labels =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ')
      : '';
  const alt = element.querySelector('img[alt]')?.getAttribute('alt') ?? '';
  const names = [labelOf(element), labels, element.textContent, alt];
  return (names.find((name) => name?.trim()) ?? element.getAttribute('title') ?? '')
    .trim()
    .replace(/\s+/g, ' ');
}

function describeElement(element: Element | null): string {
  if (!element) return 'nothing';
  return `<${element.tagName.toLowerCase()}> ${nameOf(element).slice(0, 30)}`.trim();
}

function kindOf(element: Element): Control['kind'] {
  if (element instanceof HTMLAnchorElement) return 'link';
  const type = element instanceof HTMLInputElement ? element.type : '';
  if (['checkbox', 'radio', 'range'].includes(type) || element instanceof HTMLSelectElement) return 'choice';
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? 'field' : 'button';
}

/** The fixed layer that an element is part of; null for one that scrolls. */
function fixedLayerOf(element: Element): Element | null {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement)
    if (getComputedStyle(ancestor).position === 'fixed') return ancestor;
  return null;
}

/** Lies over everything for as long as it is open. */
function isPassing(element: Element): boolean {
  const over =
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [role=status], li[data-state]';
  return element.closest(over) !== null || openDialogs().length > 0;
}

/**
 * Describes the element that covers the centre of another, apart from its parts and its label. A bar over what scrolls covers
 * nothing for long; one over another bar does.
 */
function coverOf(element: Element, x: number, y: number): string | null {
  const top = document.elementFromPoint(x, y);
  if (!top || element.contains(top) || top.contains(element) || top.contains(document.activeElement))
    return null;
  if (top.closest('label')?.contains(element)) return null;
  for (let ancestor: Element | null = top; ancestor; ancestor = ancestor.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(ancestor).position)) {
      const under = fixedLayerOf(element);
      return under === null || under.contains(ancestor) || isPassing(top) ? null : describeElement(top);
    }
  return describeElement(top);
}

/** The texts a person sees, a line each. */
function shownText(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (
      parentElement?.checkVisibility({ visibilityProperty: true }) &&
      !parentElement.closest('script, style')
    )
      texts.push(textContent ?? '');
  }
  return texts.join('\n');
}

function isCut(element: Element): boolean {
  const { overflowX, textOverflow } = getComputedStyle(element);
  const hides = overflowX === 'hidden' || overflowX === 'clip';
  return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 2;
}

function isHit(element: Element, x: number, y: number): boolean {
  const top = document.elementFromPoint(x, y);
  return top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true);
}

/** Sides of what takes a press: a small mark may have a larger target around it. */
function targetOf(element: Element): readonly [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const reaches = (by: number) =>
    isHit(element, middleX - by, middleY) &&
    isHit(element, middleX + by, middleY) &&
    isHit(element, middleX, middleY - by) &&
    isHit(element, middleX, middleY + by);
  return Math.min(width, height) < 24 && reaches(11) ? [24, 24] : [width, height];
}

/** A point inside what each scrolling or cutting ancestor shows of its contents. */
function isWithin(element: Element, x: number, y: number): boolean {
  for (
    let ancestor = element.parentElement;
    ancestor && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    if (getComputedStyle(ancestor).overflow === 'visible') continue;
    const { left, right, top, bottom } = ancestor.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight;
}

function controls(): readonly Control[] {
  const all = document.querySelectorAll(
    'a[href], button, input, textarea, select, [role=button], [role=tab], [role^=menuitem], [role=option]',
  );
  return [...all].filter(isShown).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const inView = isWithin(element, middleX, middleY);
    const [targetWidth, targetHeight] = targetOf(element);
    const enabled = !element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');
    return {
      kind: kindOf(element),
      name: nameOf(element).slice(0, 60),
      href: element instanceof HTMLAnchorElement ? element.href : '',
      type: element instanceof HTMLInputElement ? element.type : '',
      value: kindOf(element) === 'field' && 'value' in element ? String(element.value) : '',
      enabled,
      isChosen: element.matches(
        ':checked, [aria-current], [aria-selected=true], [aria-checked=true], [aria-pressed=true], [aria-expanded=true]',
      ),
      x: middleX,
      y: middleY,
      width: targetWidth,
      height: targetHeight,
      inView,
      isHit: inView && isHit(element, middleX, middleY),
      coveredBy: inView && enabled ? coverOf(element, middleX, middleY) : null,
      isCut: element.tagName === 'BUTTON' && isCut(element),
      inside: element.parentElement?.closest('a[href], button')
        ? describeElement(element.parentElement.closest('a[href], button'))
        : null,
      tabIndex: element instanceof HTMLElement ? element.tabIndex : 0,
    };
  });
}

function doubledIds(): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function lostReferences(): readonly string[] {
  return ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-activedescendant'].flatMap(
    (attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].filter(isShown).flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && !document.getElementById(id))
          .map((id) => `${describeElement(element)} ${attribute}=${id}`),
      ),
  );
}

function falseExpansions(): readonly string[] {
  return [...document.querySelectorAll('[aria-expanded=true][aria-controls]')]
    .filter(isShown)
    .filter((element) => {
      const controlled = document.getElementById(element.getAttribute('aria-controls') ?? '');
      return controlled?.checkVisibility() !== true;
    })
    .map(describeElement);
}

function audible(): number {
  return [...document.querySelectorAll('video, audio')].filter(
    (element) =>
      element instanceof HTMLMediaElement &&
      !element.paused &&
      !element.muted &&
      element.volume > 0 &&
      element.readyState > 1,
  ).length;
}

function balance(): string | null {
  const link = [...document.querySelectorAll('header a[href]')].find((element) =>
    /进入钱包$/.test(labelOf(element)),
  );
  return link?.textContent.match(/[\d,]+\.\d\d(?!\d)/)?.[0] ?? null;
}

function openDialogs(): readonly string[] {
  const all = document.querySelectorAll('[role=dialog][aria-modal=true], [role=alertdialog], dialog:modal');
  return [...all].filter(isShown).map((dialog) => labelOf(dialog).slice(0, 40) || 'without a name');
}

/** An element with the focus is seen to have it: an outline or a shadow on it or on what is drawn for it. */
function hasRing(element: Element): boolean {
  const drawn = [element, element.parentElement, element.nextElementSibling, element.firstElementChild];
  return drawn.some((candidate) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
}

function focused(): Focused {
  const element = document.activeElement ?? document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(x + width / 2, y + height / 2);
  const toast =
    over && !element.contains(over) ? over.closest('[role=status][data-state], li[data-state=open]') : null;
  return {
    description: describeElement(element),
    isBody: element === document.body,
    isShown: element.checkVisibility({ visibilityProperty: true }),
    hasRing: hasRing(element),
    inDialog: element.closest('[role=dialog], [role=alertdialog], dialog') !== null,
    toastOver: toast && !toast.contains(element) ? describeElement(toast) : null,
  };
}

function images() {
  const all = [...document.images].filter(isShown);
  return {
    imagesWithoutText: all.filter((image) => !image.hasAttribute('alt')).map((image) => image.src),
    brokenImages: all
      .filter((image) => image.complete && image.naturalWidth === 0 && !image.alt)
      .map((image) => image.src),
  };
}

function structure() {
  const fields = [...document.querySelectorAll('input:not([type=hidden]), textarea, select')].filter(isShown);
  return {
    headings: [...document.querySelectorAll('h1')]
      .filter((heading) => heading.checkVisibility())
      .map(describeElement),
    mains: [...document.querySelectorAll('main')].filter((main) => main.checkVisibility()).length,
    doubledIds: doubledIds(),
    lostReferences: lostReferences(),
    falseExpansions: falseExpansions(),
    openDialogs: openDialogs(),
    unnamedFields: fields
      .filter((field) => nameOf(field) === '')
      .map((field) => field.outerHTML.slice(0, 80)),
    rows: [...document.querySelectorAll('[role=log] [data-index]')].map((row) =>
      Number(row.getAttribute('data-index')),
    ),
    loading: [...document.querySelectorAll('[data-loading]')]
      .filter(isShown)
      .map((placeholder) => placeholder.className),
    elements: document.querySelectorAll('*').length,
  };
}

function facts(): Facts {
  const all = controls();
  return {
    address: location.pathname + location.search,
    title: document.title,
    language: document.documentElement.lang,
    text: shownText(),
    names: all.map(({ name }) => name),
    ...structure(),
    ...images(),
    audible: audible(),
    balance: balance(),
    pageWidth: document.documentElement.scrollWidth,
    windowWidth: innerWidth,
    scrollY,
    controls: all,
    focused: focused(),
  };
}

const PARTS = [
  isShown,
  labelOf,
  nameOf,
  describeElement,
  kindOf,
  fixedLayerOf,
  isPassing,
  coverOf,
  shownText,
  isCut,
  isHit,
  targetOf,
  isWithin,
  controls,
  doubledIds,
  lostReferences,
  falseExpansions,
  audible,
  balance,
  openDialogs,
  hasRing,
  focused,
  images,
  structure,
  facts,
];
const SCRIPT = `(() => { ${PARTS.map(String).join('\n')}; return facts(); })()`;

/** Gathers what a page shows; its parts run in the page, where they find each other by their names. */
export const collectFacts = (page: Page): Promise<Facts> => page.evaluate<Facts>(SCRIPT);
