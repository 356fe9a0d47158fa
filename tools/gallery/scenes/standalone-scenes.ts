import type { APIRequestContext, Page } from 'playwright';
import * as v from 'valibot';
import { play } from '#app/features/community/play/texts.ts';
import { MatchId } from '#contract/fields/ids.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { PlayPage } from '#tests/e2e/pages/play.ts';
import { SandboxAdmin } from '#tests/e2e/pages/sandbox-admin.ts';
import { press, type Scene, text } from '../scene.ts';

/** The player page with a link to a live match. */
async function playMatch(page: Page, consoleApi: APIRequestContext): Promise<void> {
  const own = new PlayPage(page);
  const matchId = v.parse(MatchId, await new SandboxAdmin(consoleApi).liveMatch());
  const room = { kind: 'match', matchId } as const;
  await own.open(await own.link({ siteId: 5000, room, lineId: null, expiresAt: Date.now() + HOUR_MS }));
  await own.plays();
}

/** Unfolds the first line of a part of the console. */
const unfold = (part: string) => async (page: Page) => {
  const lines = page.getByRole('region', { name: part }).locator('summary');
  await lines.first().click();
  await lines.first().scrollIntoViewIfNeeded();
};

const region = (name: string) => (page: Page) => page.getByRole('region', { name });

/** Pages beside the site: the standalone player, the operator’s console. */
export const standaloneScenes: readonly Scene[] = [
  { name: 'play', path: '/play.html', prepare: playMatch, shows: (page) => new PlayPage(page).video },
  { name: 'play-nothing', path: '/play.html', shows: text(play.missingTitle) },
  { name: 'console', path: '/sandbox/', console: true, shows: region('常用故障') },
  {
    name: 'console-orders',
    path: '/sandbox/',
    console: true,
    prepare: (page) => region('资金订单')(page).scrollIntoViewIfNeeded(),
    shows: region('资金订单'),
  },
  { name: 'console-member', path: '/sandbox/', console: true, prepare: unfold('会员'), shows: text('加款') },
  {
    name: 'console-calm',
    path: '/sandbox/',
    console: true,
    prepare: press('一切复原'),
    shows: (page) => page.getByRole('dialog'),
  },
];
