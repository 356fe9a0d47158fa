import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

/** Highest number of keys from the start of a room page to the message field, including the key that follows the link. */
const MAX_KEYS = 8;
/** Width from which the chat has its own column instead of being one of the panes, px. */
const WIDE = 1_024;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(
    `at ${width} × ${height} the composer has focus after ${MAX_KEYS} keys in every pane`,
    sweep,
    async ({ login, page, room, sandbox }) => {
      await page.setViewportSize({ width, height });
      await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch()));
      await page.reload();
      await expect(room.input).toBeVisible();
      if (width < WIDE) {
        await room.pane('盘口').click();
        await expect(room.input).toBeHidden();
      }
      // The page is read from its start again.
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute('tabindex');
      });
      const skip = page.getByRole('button', { name: '跳到聊天' });
      let keys = 0;
      const press = async (key: string) => {
        await page.keyboard.press(key);
        keys += 1;
      };
      do await press('Tab');
      while (keys < MAX_KEYS && !(await skip.evaluate((link) => link === document.activeElement)));
      await expect(skip).toBeInViewport();
      await press('Enter');
      await expect(room.input).toBeFocused();
      expect(keys).toBeLessThanOrEqual(MAX_KEYS);
      await page.keyboard.type('键盘也能到');
      await page.keyboard.press('Enter');
      await expect(room.row('键盘也能到')).toHaveCount(1);
    },
  );
}

test('the login link replaces the message field of a guest', sweep, async ({ page, room, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  const login = page.getByRole('button', { name: '登录后参与聊天' });
  await expect(login).toBeVisible();
  await page.getByRole('button', { name: '跳到聊天' }).press('Enter');
  await expect(login).toBeFocused();
});
