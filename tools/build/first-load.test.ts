import { expect, test } from 'vitest';
import { firstLoad } from './first-load.ts';
import { routeScreens } from './route-screens.ts';

const HOME = `/site/${routeScreens().find(({ isPreloaded }) => isPreloaded)?.module}`;

/** Who imports whom, statically. */
const GRAPH: Readonly<Record<string, readonly string[]>> = {
  '/site/index.html': ['/site/core.ts', '/site/frame.tsx'],
  '/site/play.html': ['/site/core.ts', '/site/match.ts', '/site/player.ts'],
  [HOME]: ['/site/match.ts', '/site/card.tsx', '/site/index.html'],
  '/site/wallet.tsx': ['/site/amount.tsx', '/site/card.tsx'],
};

function groupOf() {
  const { plugin, groups } = firstLoad();
  const ids = new Set(Object.entries(GRAPH).flatMap(([id, imports]) => [id, ...imports]));
  const { buildEnd } = plugin;
  const context = {
    getModuleIds: () => ids.values(),
    getModuleInfo: (id: string) => ({ importedIds: GRAPH[id] ?? [] }),
  };
  if (typeof buildEnd !== 'function') throw new Error('the plugin looks at no graph');
  Reflect.apply(buildEnd, context, []);
  return (file: string) => groups.find(({ test: holds }) => holds(`/site/${file}`))?.name ?? null;
}

test.each([
  ['core.ts', 'core-client'],
  ['match.ts', 'core-client'],
  ['frame.tsx', 'first'],
  ['card.tsx', 'first'],
  ['player.ts', null],
  ['amount.tsx', null],
])('%s goes to %s', (file, name) => {
  expect(groupOf()(file)).toBe(name);
});
