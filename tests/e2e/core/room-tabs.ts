import type { BrowserContext } from '@playwright/test';
import { RoomPage } from '../pages/room.ts';
import type { SandboxAdmin } from '../pages/sandbox-admin.ts';
import { expect } from '../site.ts';

type Watched = 'LIVE' | 'ANIMATION';

async function openTab(context: BrowserContext, matchId: string, watched: Watched): Promise<RoomPage> {
  const room = new RoomPage(await context.newPage());
  await room.openMatch(matchId, watched);
  await expect(room.lines.first()).toBeVisible();
  return room;
}

/**
 * Opens tabs of one browser in one quiet room. The first one is the leader, and it alone may show the live video: next to a
 * video the chat waits until the video has reached each message, which takes seconds.
 */
export async function openTabs(
  context: BrowserContext,
  sandbox: SandboxAdmin,
  count: number,
  firstWatches: Watched = 'ANIMATION',
) {
  const matchId = await sandbox.liveMatch(1);
  await sandbox.crowd(0);
  const first = await openTab(context, matchId, firstWatches);
  const others = Array.from({ length: count - 1 }, () => openTab(context, matchId, 'ANIMATION'));
  const rooms: readonly RoomPage[] = [first, ...(await Promise.all(others))];
  const sendMessage = (text: string) => sandbox.sendMessage(`m-${matchId}`, { text });
  return { rooms, say: sendMessage };
}
