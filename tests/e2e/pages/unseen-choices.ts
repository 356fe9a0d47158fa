import type { Page } from '@playwright/test';

/** Runs in the page. @returns chosen items that look like an item beside them that is not chosen */
function sameAsOthers(): readonly string[] {
  const CHOSEN =
    '[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), input:is([type=radio], [type=checkbox]):checked';
  const OTHER =
    '[aria-pressed=false], [aria-selected=false], [aria-checked=false], a:not([aria-current]), input:is([type=radio], [type=checkbox]):not(:checked)';
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const drawnBy = (element: Element): Element =>
    (element instanceof HTMLInputElement && element.closest('label')) || element;
  const kindOf = (element: Element) =>
    `${element.tagName} ${element.getAttribute('role')} ${drawnBy(element).classList[0]}`;
  const styleOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo !== undefined && (style.content === 'none' || style.content === 'normal')) return '-';
    const borders = ['top', 'right', 'bottom', 'left'].map((side) =>
      ['width', 'style', 'color'].map((part) => style.getPropertyValue(`border-${side}-${part}`)).join(' '),
    );
    const { backgroundColor, color, fontWeight, textDecorationLine, opacity, outlineStyle, outlineColor } =
      style;
    const visible = `${style.display} ${style.visibility}`;
    return [
      visible,
      backgroundColor,
      color,
      fontWeight,
      textDecorationLine,
      opacity,
      outlineStyle,
      outlineColor,
      ...borders,
    ].join('|');
  };
  /** Of an item, of the marks drawn on it, and of the parts in it. */
  const fullStyleOf = (element: Element): string => {
    const item = drawnBy(element);
    return [item, ...item.querySelectorAll('*')]
      .slice(0, 8)
      .map(
        (part) => `${part.tagName} ${styleOf(part)} ${styleOf(part, '::before')} ${styleOf(part, '::after')}`,
      )
      .join('\n');
  };
  const peerOf = (element: Element): Element | undefined => {
    let around = element.parentElement;
    for (let level = 0; around && level < 4; level += 1, around = around.parentElement) {
      const peer = [...around.querySelectorAll(OTHER)].find(
        (other) => isSeen(drawnBy(other)) && kindOf(other) === kindOf(element) && !other.matches(':disabled'),
      );
      if (peer) return peer;
    }
    return undefined;
  };
  const unseen = [...document.querySelectorAll(CHOSEN)].filter((element) => {
    if (!isSeen(drawnBy(element)) || element.closest('.sr')) return false;
    const peer = peerOf(element);
    return peer !== undefined && fullStyleOf(peer) === fullStyleOf(element);
  });
  const nameOf = (element: Element) =>
    `${kindOf(element)} ${(drawnBy(element).getAttribute('aria-label') ?? drawnBy(element).textContent ?? '').trim().slice(0, 20)}`;
  return unseen.map(nameOf);
}

/** Returns chosen tabs, chips, switches and links of a page that look like the others in the present colours. */
export const unseenChoices = (page: Page): Promise<readonly string[]> => page.evaluate(sameAsOthers);
