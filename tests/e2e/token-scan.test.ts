import { LoginPage } from './pages/login.ts';
import { expect, sweep, test } from './site.ts';
import { TokenScan } from './token-scan.ts';

test(
  '[7.14] [8.16] the token scan names each position of a planted token',
  sweep,
  async ({ baseURL, browser, request, sandbox }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const scan = new TokenScan(request, baseURL);
    scan.watch(context);
    const page = await context.newPage();
    const carried = page.waitForRequest((sent) => Boolean(sent.headers().token));
    await new LoginPage(page).as('qinghe', '/app/me');
    const token = (await carried).headers().token ?? '';
    await expect(page.getByRole('heading', { name: '青禾不眠' })).toBeVisible();
    expect(await scan.findings()).toEqual([]);

    const [video = ''] = await sandbox.videoOrigins();
    await page.evaluate(
      async ([planted, elsewhere]) => {
        console.info('session', planted);
        const opening = indexedDB.open('planted', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('notes').put({ note: planted }, 1);
        await new Promise((resolve) => {
          opening.onsuccess = resolve;
        });
        localStorage.setItem('courtside.note', `0${planted.toUpperCase()}0`);
        const tries = [
          fetch(`/art/none.svg?from=${planted}`),
          fetch(elsewhere, { headers: { 'x-note': planted } }),
          fetch(elsewhere, { method: 'POST', mode: 'no-cors', body: planted }),
        ];
        await Promise.allSettled(tries);
      },
      [token, `${video}/`] as const,
    );
    expect([...(await scan.findings())].sort()).toEqual([
      `in a body to ${video}`,
      `in a header to ${video}`,
      'in storage that scripts can read',
      `in the address ${baseURL}/art/none.svg?from=…`,
      'in the clear in a database',
      'in the console',
    ]);
    await context.close();
  },
);

test(
  'the scan names an unreadable page instead of waiting for it',
  sweep,
  async ({ baseURL, browser, request }) => {
    const context = await browser.newContext();
    const scan = new TokenScan(request, baseURL, 500);
    scan.watch(context);
    const page = await context.newPage();
    const dialogOpened = new Promise((resolve) => page.on('dialog', resolve));
    await page.goto('data:text/html,<script>setTimeout(() => alert("stuck"))</script>');
    await dialogOpened;
    await expect(scan.findings()).rejects.toThrow(/^data:text\/html.* did not let its storage be read$/);
    await context.close();
  },
);
