import type { Page } from '@playwright/test';

const CONTROLS = 'button, a[href], input, textarea, [role="tab"], [role="slider"]';

/** A smaller difference is that of half a pixel, rounded. */
const NEAR_PX = 1;

declare global {
  interface Window {
    /** Controls of the page and where they were. */
    controlPositions?: readonly (readonly [Element, DOMRect])[];
  }
}

/** Remembers where every control within a part of the page is; rows of `except` come and go by themselves. */
export const rememberPositions = (page: Page, within: string, except = '[role="log"]'): Promise<number> =>
  page.evaluate(
    ([part, apart, controls]) => {
      const inside = (element: Element) => element.closest(part) !== null && element.closest(apart) === null;
      const shown = [...document.querySelectorAll(controls)].filter(
        (element) => inside(element) && element.checkVisibility({ visibilityProperty: true }),
      );
      window.controlPositions = shown.map((element) => [element, element.getBoundingClientRect()] as const);
      return window.controlPositions.length;
    },
    [within, except, CONTROLS] as const,
  );

/** Returns the names of controls that have moved; removed ones are left out. */
export const movedControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate((near) => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 20) ?? element.tagName;
    return (window.controlPositions ?? []).flatMap(([element, was]) => {
      if (!element.isConnected || !element.checkVisibility()) return [];
      const now = element.getBoundingClientRect();
      const isThere = Math.abs(now.left - was.left) <= near && Math.abs(now.bottom - was.bottom) <= near;
      const at = ({ left, bottom }: DOMRect) => `${Math.round(left)},${Math.round(bottom)}`;
      return isThere ? [] : [`${nameOf(element)}: ${at(was)} to ${at(now)}`];
    });
  }, NEAR_PX);
