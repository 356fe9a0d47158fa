import { expect, sweep, test } from '../site.ts';
import { hangCore, killCore, throwInCore } from './core-outage.ts';
import { openTabs } from './room-tabs.ts';

// Three pages take longer than one page does.
test.describe.configure({ timeout: 150_000 });

const POLL = 'chat.offline';
/** The leader tab and two followers: with two remaining tabs, the next leader must be elected. */
const TABS = 3;
/** Polls of the others, once a second while their leader is silent: more means that it took a quarter of a minute. */
const POLLS_MAX = 15 * (TABS - 1);

const outages = [
  { failure: 'is killed', strike: killCore },
  { failure: 'hangs', strike: hangCore },
  { failure: 'throws', strike: throwInCore },
] as const;
/** One of them shows live video, since its sources come from the core too. */
const beside = (strike: unknown, tab: number) => (strike === killCore && tab === 0 ? 'LIVE' : 'ANIMATION');

for (const { failure, strike } of outages) {
  for (const [whose, tab] of [
    ['the tab that asks for all', 0],
    ['a tab that listens', 2],
  ] as const) {
    test(
      `when the core of ${whose} ${failure}, all tabs continue without gaps or duplicates`,
      sweep,
      async ({ context, sandbox }) => {
        const { rooms, say } = await openTabs(context, sandbox, TABS, beside(strike, tab));
        const struck = rooms[tab];
        if (!struck) throw new Error('no tab');
        const [before, during, after] = ['之前', '之时', '之后'].map(
          (when) => `${failure} ${whose} ${when}。`,
        );
        await say(`${before}`);
        for (const room of rooms) await expect(room.row(`${before}`)).toHaveCount(1);
        const { total } = await sandbox.calls(POLL);
        await strike(struck.page);
        await say(`${during}`);
        for (const room of rooms) await expect(room.row(`${during}`)).toHaveCount(1);
        await say(`${after}`);
        for (const room of rooms) {
          for (const text of [before, during, after]) await expect(room.row(`${text}`)).toHaveCount(1);
        }
        expect((await sandbox.calls(POLL)).total - total).toBeLessThanOrEqual(POLLS_MAX);
        await expect.poll(async () => (await sandbox.calls(POLL)).open).toBe(1);
      },
    );
  }
}
