import type { Page } from '@playwright/test';

/** One card, one line or one button that adds a payee: each may be of a currency of its own. */
const OWN_CURRENCY = '.rec, .payees, .payeerow, .pick, .acs__add';

/** What a page says in the currency that is chosen. */
export const saidOutsideCards = (page: Page): Promise<string> =>
  page.evaluate((own) => {
    const body = document.body.cloneNode(true);
    if (!(body instanceof HTMLElement)) return '';
    for (const part of body.querySelectorAll(`script, style, ${own}`)) part.remove();
    return body.textContent;
  }, OWN_CURRENCY);
