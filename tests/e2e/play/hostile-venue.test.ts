import { GamePage, SLOT } from '../pages/game.ts';
import { expect, test } from '../site.ts';

/** Address of a venue’s game, on both of its domains. */
const GAME = /\/\/venue(-2)?\.localhost(:\d+)?\/venue\/play/;
const OWN = '我自己复制的内容';

test('[3.02] a hostile game frame gets its ticket and no other access', async ({
  context,
  login,
  page,
  policyWatch,
  world,
}) => {
  policyWatch.expectRefusal(/clipboard|fullscreen/i);
  await context.route(GAME, (route) => route.fulfill({ path: 'tests/fixtures/hostile-venue.html' }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world });
  const stolenKeys: string[] = [];
  await context.exposeFunction('stolenKey', (key: string) => stolenKeys.push(key));
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push('dialog');
    void dialog.dismiss();
  });
  page.on('popup', () => opened.push('popup'));
  page.on('download', () => opened.push('download'));

  await login.as('beian', `/app/play/${SLOT}`);
  await page.getByRole('button', { name: '进入游戏' }).click();
  const { venue, bar } = new GamePage(page);
  const outputOf = (name: string) => venue.getByLabel(name, { exact: true });
  await expect(outputOf('tried')).toContainText('unasked');
  await page.evaluate((text) => navigator.clipboard.writeText(text), OWN);
  await venue.getByRole('button', { name: 'press' }).click();
  await expect(outputOf('tried')).toContainText('pressed');
  await expect(outputOf('gained')).toHaveText('');
  await expect(outputOf('heard')).toHaveText(
    /^\{"kind":"open","version":1,"ticket":"[\da-f]{64}","mode":"(light|dark)"\}\s*$/,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(OWN);
  expect(opened).toEqual([]);
  await expect(page).toHaveURL(`/app/play/${SLOT}`);
  await expect(bar).not.toContainText('7,777,777');

  await bar.getByRole('button', { name: '转入' }).click();
  const amount = page.getByRole('dialog').getByRole('textbox');
  await amount.click();
  await page.keyboard.type('1234567890', { delay: 20 });
  await expect(amount).toHaveValue('1234567890');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(stolenKeys).toEqual([]);
  await expect(page.getByText('窗口打开时，游戏页面抢走了键盘，已被关闭')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新进入' })).toBeVisible();
});
