import type { BrowserContext } from 'playwright';

/** Lets pages ask nobody but those who are allowed to be asked; `refused` hears of every other request. */
export async function guardPages(
  context: BrowserContext,
  isAllowed: (url: URL) => boolean,
  refused: () => void,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const leavesNobody = url.protocol === 'data:' || url.protocol === 'blob:';
    if (leavesNobody || isAllowed(url)) return route.continue();
    refused();
    return route.abort('blockedbyclient');
  });
}
