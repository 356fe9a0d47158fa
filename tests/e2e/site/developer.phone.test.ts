import { beyondEdge, problems } from '../pages/accessibility.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test(
  'on a phone the developer panel is a sheet linked from help',
  sweep,
  async ({ developer, page, sandbox }) => {
    await page.goto('/app/help');
    const entry = page.getByRole('button', { name: '打开开发者面板' });
    await entry.click();
    await expect(developer.panel).toContainText('进入直播间后可以录制聊天');
    await page.keyboard.press('Escape');
    await expect(entry).toBeFocused();

    await page.goto(`${RoomPage.matchPath(await sandbox.liveMatch())}?dev=1`);
    await expect(developer.figure('轮询方式')).toHaveText('长轮询');
    expect(await problems(page, '[role=dialog]')).toEqual([]);
    expect(await beyondEdge(page)).toBe(0);
    const sheet = await developer.panel.boundingBox();
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    await developer.panel.getByRole('button', { name: '关闭开发者面板' }).click();
    await expect(developer.panel).toBeHidden();
  },
);
