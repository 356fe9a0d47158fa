import type { Page } from '@playwright/test';

/** Card, line or button that adds a payee: each may have its own currency. */
const OWN_CURRENCY = '.record-row, .payees, .payeerow, .pick, .payee-choices__add';

/** Returns the text of a page that is in the selected currency. */
export const textOutsideCards = (page: Page): Promise<string> =>
  page.evaluate((own) => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) return '';
    for (const part of body.querySelectorAll(`script, style, ${own}`)) part.remove();
    return body.textContent;
  }, OWN_CURRENCY);
