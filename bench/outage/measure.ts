import { setTimeout as sleep } from 'node:timers/promises';
import type { Row } from '../harness/row.ts';
import type { Arrivals } from './arrivals.ts';
import type { Outage } from './outage.ts';
import type { OpenTab, Scene } from './scene.ts';

const TABS = 3;
const SETTLE_MS = 8_000;
const POLL_MS = 250;
/** Time after which a tab is reported as not recovered, ms. */
const TIMEOUT_MS = 60_000;

type Talk = ReturnType<Scene['talk']>;

/** Returns the ms from a moment until a page shows a message sent after it; null while it has not. */
function freshAfter(momentMs: number, arrivals: Arrivals, talk: Talk): number | null {
  const fresh = [...arrivals].filter(([number]) => talk.acceptedAt(number) >= momentMs).map(([, at]) => at);
  return fresh.length > 0 ? Math.min(...fresh) - momentMs : null;
}

/** Waits until every tab shows a message sent after the moment. @returns for each tab the ms that took. */
async function untilFresh(
  momentMs: number,
  tabs: readonly OpenTab[],
  talk: Talk,
): Promise<readonly number[]> {
  for (;;) {
    const delays = await Promise.all(
      tabs.map(async ({ arrivals }) => freshAfter(momentMs, await arrivals(), talk)),
    );
    const known = delays.filter((ms) => ms !== null);
    if (known.length === tabs.length) return known;
    if (Date.now() - momentMs > TIMEOUT_MS) return delays.map((ms) => ms ?? TIMEOUT_MS);
    await sleep(POLL_MS);
  }
}

const worst = (values: readonly number[]) => Math.max(...values);

/** Plays one outage in a separate browser. */
export async function measure(scene: Scene, outage: Outage): Promise<Row> {
  const opened = await scene.openTabs(TABS);
  const talk = scene.talk();
  try {
    const { tabs, context } = opened;
    const [leader, follower = leader] = tabs;
    const target = outage.role === 'follower' ? follower : leader;
    const [first, ...rest] = tabs;
    const stage = {
      context,
      tabs: [first.page, ...rest.map(({ page }) => page)] as const,
      sandbox: scene.sandbox,
      target: target.page,
    };
    await sleep(SETTLE_MS);
    await untilFresh(Date.now(), tabs, talk);
    const coresBefore = tabs.map(({ cores }) => cores());
    await outage.inject(stage);
    const strickenAt = Date.now();
    let mendedAt: number | null = null;
    if (outage.mend) {
      await sleep(outage.lastsMs ?? 0);
      await outage.mend(stage);
      mendedAt = Date.now();
    }
    const silent = await untilFresh(strickenAt, tabs, talk);
    const after = mendedAt === null ? null : await untilFresh(mendedAt, tabs, talk);
    const at = tabs.indexOf(target);
    const others = silent.filter((_, tab) => tab !== at);
    const remade = tabs.map(({ cores }, tab) => cores() - (coresBefore[tab] ?? 0));
    return {
      subject: outage.name,
      figures: {
        'struck tab ms': silent[at] ?? Number.NaN,
        'other tabs ms': worst(others),
        ...(after ? { 'after its end ms': worst(after) } : {}),
        'cores made': remade.reduce((sum, count) => sum + count, 0),
      },
    };
  } finally {
    talk.stop();
    await scene.sandbox.resetOverrides().catch(() => undefined);
    await scene.sandbox.crowd(0);
    await opened.close();
  }
}
