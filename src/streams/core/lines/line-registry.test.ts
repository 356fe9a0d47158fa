import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { SiteLines } from '../ports.ts';
import { createLineRegistry } from './line-registry.ts';

const line = (lineId: string, origin = `https://${lineId}.example`) => ({ lineId, name: lineId, origin });
const site = (...lines: SiteLines['lines']): SiteLines => ({ lines, media: [] });

/** An open registry of two lines on a driven clock; `again` is what the platform answers from the second question on. */
async function opened(again: Promise<SiteLines> = Promise.resolve(site(line('a'), line('b')))) {
  const { scheduler, advance, clock } = virtualTime();
  const written: LineMemory[] = [];
  const registry = createLineRegistry({
    playing: () => Promise.reject(new Error('no registry asks what plays')),
    lines: (fresh) => (fresh ? again : Promise.resolve(site(line('a'), line('b')))),
    source: () => new Subject(),
    probe: () => new Subject(),
    memory: {
      read: () => Promise.resolve({ errorCount: 5, lines: [] }),
      write: (memory) => written.push(memory),
      received$: new Subject(),
    },
    online: () => true,
    clock,
    scheduler,
    random: () => 0.5,
  });
  await registry.open();
  const healthOf = (lineId: string) => registry.views().find((view) => view.lineId === lineId)?.health;
  return { registry, advance, healthOf, errorCount: () => written.at(-1)?.errorCount };
}

test('[8.16] excused failures leave lines and the error count as before', async () => {
  const { registry, healthOf, errorCount } = await opened();
  registry.failed('a');
  registry.failed('b');
  registry.excuse(3_000);
  expect([healthOf('a'), healthOf('b'), errorCount()]).toEqual(['untried', 'untried', 5]);
});

test('[8.16] only failures of the given period are excused', async () => {
  const { registry, advance, healthOf, errorCount } = await opened();
  registry.failed('a');
  await advance(3_001);
  registry.failed('b');
  registry.excuse(3_000);
  expect([healthOf('a'), healthOf('b'), errorCount()]).toEqual(['bad', 'untried', 6]);
});

test('[8.16] a failure at the start of the given period is excused', async () => {
  const { registry, advance, errorCount } = await opened();
  registry.failed('a');
  await advance(3_000);
  registry.excuse(3_000);
  expect(errorCount()).toBe(5);
});

test('[8.16] a failure is excused once', async () => {
  const { registry, errorCount } = await opened();
  registry.failed('a');
  registry.excuse(3_000);
  registry.excuse(3_000);
  expect(errorCount()).toBe(5);
});

test('[8.16] a restored line keeps its quarantine', async () => {
  const { registry, healthOf } = await opened();
  const failed = { errors: 1, at: 1_000_000, failuresInRow: 1, openUntil: 1_030_000, firstByteMs: null };
  registry.applyMemory({ errorCount: 0, lines: [{ lineId: 'a', ...failed }] });
  expect([healthOf('a'), registry.next(null, null, new Set())?.lineId]).toEqual(['bad', 'b']);
});

test.each([
  ['one further domain', site(line('a'), line('c')), true],
  ['the same domains under other names', site(line('x', 'https://a.example')), false],
  ['no line', site(), false],
])('[8.16] whether %s answered again are new is known', async (_answer, again, isNew) => {
  const { registry } = await opened(Promise.resolve(again));
  expect(await registry.reopen()).toBe(isNew);
});

test('[8.16] lines stay unchanged when the platform refuses to list them again', async () => {
  const { registry } = await opened(Promise.reject(new Error('refused')));
  expect(await registry.reopen()).toBe(false);
  expect(registry.views().map(({ lineId }) => lineId)).toEqual(['a', 'b']);
});

test('[8.16] lines stay unchanged when the platform takes over four seconds', async () => {
  const { registry, advance } = await opened(new Promise(() => undefined));
  const changed = registry.reopen();
  await advance(4_000);
  expect(await changed).toBe(false);
});
