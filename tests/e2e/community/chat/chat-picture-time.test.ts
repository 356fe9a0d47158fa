import { moving } from '#tests/e2e/moving.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

const SHOWN = { timeout: 25_000 };

test.describe.configure({ timeout: 90_000 });

test(
  'chat messages wait for the video, except the viewer’s own',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await room.prefers('hls');
    const matchId = await sandbox.liveMatch();
    await login.as('qinghe', RoomPage.matchPath(matchId));
    await room.moves();
    await expect(room.lines.first()).toBeVisible();
    await room.pauseWithKey();
    const goal = `球进了没看到 ${matchId} ${Date.now()}`;
    await sandbox.sendMessage(`m-${matchId}`, { text: goal });
    await room.sendMessage('我先说一句');
    await expect(room.row('我先说一句').first()).toBeVisible();
    await expect(room.row(goal)).toBeHidden();
    await page.getByRole('button', { name: '继续播放' }).click();
    await expect(room.row(goal)).toBeVisible(SHOWN);
  },
);

test(
  'rewinding shows the chat of that time and returns to live',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await room.prefers('hls');
    const matchId = await sandbox.liveMatch();
    await login.as('qinghe', RoomPage.matchPath(matchId));
    await room.moves();
    const slider = page.getByRole('slider', { name: '回看进度' });
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
    await slider.press('Home');
    await expect(page.getByRole('status').filter({ hasText: '回看中，聊天停在' })).toBeVisible(SHOWN);
    const otherText = `回看时说的 ${matchId} ${Date.now()}`;
    await sandbox.sendMessage(`m-${matchId}`, { text: otherText });
    // The viewer’s own messages are never delayed and follow the other message: once this one is shown, the other has been
    // held back.
    const own = `我在回看 ${matchId} ${Date.now()}`;
    await room.sendMessage(own);
    await expect(room.row(own)).toBeVisible();
    await expect(room.row(otherText)).toBeHidden();
    await page.getByRole('button', { name: '回到直播', exact: true }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
    await expect(room.row(otherText)).toBeVisible(SHOWN);
    await expect(page.getByRole('status').filter({ hasText: '聊天停在' })).toBeHidden();
  },
);
