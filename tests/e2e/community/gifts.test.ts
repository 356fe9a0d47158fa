import { moving } from '../moving.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

test('[7.14] a gift is charged, animated and listed in the chat', async ({
  friend,
  login,
  room,
  sandbox,
}) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch());
  const viewer = friend.room;
  await friend.page.goto(path);
  await expect(viewer.chat).toBeVisible();
  await login.as('xuexian', path);
  const before = await room.coinsNow();
  await room.sendGift('冠军奖杯');
  await expect.poll(() => room.coinsNow()).toBe(before - 520);
  await expect(room.animation).toBeVisible();
  await expect(viewer.animation).toBeVisible();
  await expect(viewer.row('送出 冠军奖杯').first()).toBeVisible();
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('a run of gifts merges into one row that counts', sweep, async ({ login, page, room, sandbox }) => {
  await sandbox.crowd(0);
  await login.as('xuexian', RoomPage.matchPath(await sandbox.liveMatch(1)));
  const own = room.giftsOf('雪线以北', '哨子');
  const again = page.getByRole('button', { name: /^连送/ });
  const before = await room.coinsNow();
  // A second click at once counts as a double click and sends nothing; one a moment later joins the run while it lasts.
  await expect(async () => {
    if (await again.isHidden()) await room.sendGift('哨子');
    await again.click({ timeout: 2_000 });
    await expect(own.filter({ hasText: /×[2-9]/ }).first()).toBeVisible({ timeout: 700 });
  }).toPass();
  const counted = async () =>
    (await own.allTextContents()).reduce((sum, text) => sum + Number(/×(\d+)/.exec(text)?.[1]), 0);
  // A whistle costs one coin: the rows count each gift that was charged, once.
  await expect.poll(async () => (await counted()) - (before - (await room.coinsNow()))).toBe(0);
});

test(
  'without enough coins the gift button links to the wallet',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await login.as('xinren', RoomPage.matchPath(await sandbox.liveMatch()));
    await room.gift('战靴').click();
    await room.gifts.getByRole('link', { name: '充金币' }).last().click();
    await expect(page).toHaveURL('/app/wallet/coins');
  },
);

test('the gift button of a guest leads to the login', sweep, async ({ page, room, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  await room.gifts.getByRole('button', { name: '登录后送礼' }).click();
  await expect(page).toHaveURL(/\/entry\/login\?fromPage=.*room/);
});

test('a burst of gifts delays neither chat nor video', sweep, async ({ login, page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await login.as('beian', RoomPage.matchPath(matchId));
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await sandbox.giftStorm(`m-${matchId}`, 200, 6_000);
  const before = await room.played();
  // Looked for in every frame: the storm carries it out of sight again within moments.
  const isShown = page.waitForFunction(
    (text) => document.querySelector('[role=log]')?.textContent?.includes(text),
    '礼物好多',
    { polling: 'raf' },
  );
  await room.sendMessage('礼物好多');
  await isShown;
  await expect.poll(() => room.played()).toBeGreaterThan(before + 2);
});

test(
  'a broken animation shows the gift’s drawing, and the next gift plays',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await page.route('**/gifts/trophy*.svga', (route) => route.fulfill({ body: 'not an animation' }));
    await sandbox.crowd(0);
    await login.as('xuexian', RoomPage.matchPath(await sandbox.liveMatch(1)));
    await room.sendGift('冠军奖杯');
    await expect(room.drawnGift).toBeVisible();
    await expect(room.row('送出 冠军奖杯').first()).toBeVisible();
    await room.sendGift('战靴');
    await expect(room.animation).toBeVisible();
  },
);

test('logging in again brings the same coins', sweep, async ({ friend, login, room, sandbox }) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch());
  await login.as('xuexian', path);
  await expect(room.coins).toHaveText(/\d/);
  const coins = await room.coins.textContent();
  await friend.login.as('xuexian', path);
  await expect(friend.room.coins).toHaveText(coins ?? '');
});
