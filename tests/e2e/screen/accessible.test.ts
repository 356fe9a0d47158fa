import { problemsDayAndNight } from '../pages/accessibility.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';
import { scansEveryScreen } from './every-screen.ts';

const LEFT_PANE = 'aside[aria-label=盘口与赛况]';
const STAGE = 'section[aria-label=直播]';

/** A pane, and what is in it once it has come. */
const ROOM_PANES = [
  ['数据', ({ page }: RoomPage) => page.getByRole('heading', { name: '比赛事件' })],
  ['阵容', ({ starters }: RoomPage) => starters.first()],
  ['往绩', ({ page }: RoomPage) => page.getByRole('heading', { name: '交锋记录' })],
] as const;

scansEveryScreen('on a desktop', false);

test(
  '[P.30] [2.10] room panes have no accessibility violations in light and dark themes',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch(), 'ANIMATION');
    for (const [pane, contentOf] of ROOM_PANES) {
      await room.pane(pane).click();
      await expect(contentOf(room)).toBeVisible();
      expect(await problemsDayAndNight(page, LEFT_PANE)).toEqual([]);
    }
    await page.goto(RoomPage.matchPath(await sandbox.upcomingMatch()));
    await expect(page.getByRole('timer')).toBeVisible();
    expect(await problemsDayAndNight(page, STAGE)).toEqual([]);
  },
);
