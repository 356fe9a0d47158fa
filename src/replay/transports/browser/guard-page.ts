import type { BrowserContext } from 'playwright';

/** Blocks every request of the pages to an address that is not allowed. @param refused is called for each */
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
