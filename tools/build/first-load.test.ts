import { expect, test } from 'vitest';
import { FIRST_LOAD } from '#app/first-load/first-load.table.ts';
import { firstLoad } from './first-load.ts';
import { routeScreens } from './route-screens.ts';

const [ROOM_SCREEN] = FIRST_LOAD.room.modules;
const [ROOM_LIVE] = FIRST_LOAD['room-live'].modules;
const [LISTS] = FIRST_LOAD.lists.modules;
const [HEAD] = FIRST_LOAD.head.modules;
const [LATER] = FIRST_LOAD.later.modules;
const HOME = `/site/${routeScreens().find(({ isPreloaded }) => isPreloaded)?.module}`;

/** Static imports of each module. */
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  '/site/index.html': ['/site/core.ts', '/site/frame.tsx'],
  '/site/play.html': ['/site/core.ts', '/site/match.ts', '/site/player.ts'],
  [HOME]: ['/site/match.ts', '/site/card.tsx', '/site/index.html'],
  '/site/wallet.tsx': ['/site/amount.tsx', '/site/card.tsx', '/site/chip.tsx', '/site/menu.tsx'],
  [`/site${ROOM_SCREEN}`]: ['/site/card.tsx', '/site/chip.tsx', '/site/score.tsx', '/site/score-bug.tsx'],
  [`/site${LISTS}`]: ['/site/card.tsx', '/site/row.tsx', '/site/score.tsx'],
  [`/site${HEAD}`]: ['/site/bell.tsx', '/site/row.tsx'],
  [`/site${LATER}`]: ['/site/bell.tsx', '/site/rail.tsx'],
  [`/site${ROOM_LIVE}`]: ['/site/score.tsx', '/site/chat-list.tsx', '/site/player.ts', '/site/menu.tsx'],
};

/** Modules that are requested on demand. */
const LAZY_MODULES: ReadonlySet<string> = new Set([
  '/site/wallet.tsx',
  `/site${ROOM_SCREEN}`,
  `/site${ROOM_LIVE}`,
]);

function groupOf() {
  const { plugin, groups } = firstLoad();
  const ids = new Set(Object.entries(GRAPH).flatMap(([id, imports]) => [id, ...imports]));
  const { buildEnd } = plugin;
  const context = {
    getModuleIds: () => ids.values(),
    getModuleInfo: (id: string) => ({
      importedIds: GRAPH[id] ?? [],
      dynamicImporters: LAZY_MODULES.has(id) ? ['/site/table.ts'] : [],
    }),
  };
  if (typeof buildEnd !== 'function') throw new Error('the plugin looks at no graph');
  Reflect.apply(buildEnd, context, []);
  const byPriority = groups.toSorted((left, right) => (right.priority ?? 0) - (left.priority ?? 0));
  return (file: string) => byPriority.find(({ test: holds }) => holds(`/site/${file}`))?.name ?? null;
}

test.each([
  ['core.ts', 'core-client'],
  ['match.ts', 'core-client'],
  ['frame.tsx', 'first'],
  ['card.tsx', 'first'],
  ['player.ts', 'picture'],
  ['chip.tsx', 'common'],
  ['menu.tsx', 'common-live'],
  ['score.tsx', 'lists-room'],
  ['score-bug.tsx', 'room'],
  ['row.tsx', 'lists'],
  [LISTS.slice(1), 'lists'],
  ['bell.tsx', 'head'],
  ['rail.tsx', 'later'],
  ['chat-list.tsx', 'room-live'],
  ['amount.tsx', null],
  [ROOM_SCREEN.slice(1), null],
])('%s is assigned to %s', (file, name) => {
  expect(groupOf()(file)).toBe(name);
});
