import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { tickerItems } from '#contract/rules.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

async function answer<Name extends 'news.list' | 'news.article' | 'expert.profile' | 'announcement.list'>(
  name: Name,
  input: WireInput<Name>,
  siteId?: string,
) {
  return (await client(siteId).call(name, input)).data;
}

test('[3.12] [4.07] announcements return lines within the window and refuse invalid bounds', async () => {
  const now = sandbox().world.clock.now();
  const { list } = v.parse(calls['announcement.list'].response, await answer('announcement.list', {}));
  const running = tickerItems(list, now).map(({ announcementId }) => announcementId);
  expect(running).toContain('n-prism-upkeep');
  for (const hidden of ['n-night-upkeep', 'n-last-season', 'n-draft']) {
    expect(list.map(({ announcementId }) => announcementId)).toContain(hidden);
    expect(running).not.toContain(hidden);
  }
});
