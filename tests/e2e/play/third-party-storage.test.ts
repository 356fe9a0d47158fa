import type { Page } from '@playwright/test';
import { GamePage, SLOT } from '../pages/game.ts';
import { expect, test } from '../site.ts';

const REFUSED = 'refused';
const INNER = `<output>waiting</output><script>
  const say = (text) => { document.querySelector('output').textContent = text; };
  try { localStorage.setItem('a', '1'); say('stored'); } catch { say('${REFUSED}'); }
</script>`;

/** Returns the storage result of a page of the venue’s site in a frame of this site. */
async function storageElsewhere(page: Page, world: string): Promise<string | null> {
  const venue = new URL('/probe', world);
  venue.hostname = `venue.${venue.hostname}`;
  const contentType = 'text/html';
  const outer = `<iframe title="elsewhere" src="${venue.href}"></iframe>`;
  await page.route(`${world}/probe`, (route) => route.fulfill({ contentType, body: outer }));
  await page.route(venue.href, (route) => route.fulfill({ contentType, body: INNER }));
  await page.goto(`${world}/probe`);
  const statusLine = page.getByTitle('elsewhere').contentFrame().getByRole('status');
  await expect(statusLine).not.toHaveText('waiting');
  return statusLine.textContent();
}

test('[3.02] a game works without third-party storage, also after a reload', async ({
  login,
  page,
  search,
  world,
}, testInfo) => {
  const answer = await storageElsewhere(page, world);
  testInfo.skip(
    answer !== REFUSED,
    'This Chromium gives other sites their storage; one with windows refuses it.',
  );
  await login.as('xuexian', `/app/egame/bt?game=${SLOT}`);
  await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
  await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();
  const game = new GamePage(page);
  await game.play();
  await expect(game.sum('本次投注')).toHaveText('10.00');
  await page.reload();
  await expect(game.start).toBeEnabled();
  await expect(game.sum('本次投注')).toHaveText('10.00');
});
