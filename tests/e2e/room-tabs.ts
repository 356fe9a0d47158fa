import type { BrowserContext } from '@playwright/test';
import { RoomPage } from './pages/room.ts';
import type { SandboxAdmin } from './pages/sandbox-admin.ts';
import { expect } from './site.ts';

/** Tabs of one browser in one quiet room. The first one there is the one that asks for all. */
export async function openTabs(context: BrowserContext, sandbox: SandboxAdmin, count: number) {
  const matchId = await sandbox.liveMatch(1);
  await sandbox.crowd(0);
  const rooms: RoomPage[] = [];
  for (let tab = 0; tab < count; tab += 1) {
    const room = new RoomPage(await context.newPage());
    await room.openMatch(matchId);
    await expect(room.lines.first()).toBeVisible();
    rooms.push(room);
  }
  const say = (text: string) => sandbox.say(`m-${matchId}`, { text });
  return { rooms, say };
}
