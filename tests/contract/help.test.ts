import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/calls/table.ts';
import { sandboxForFile } from './sandbox-fixture.ts';
import { createWireClient } from './wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

test('[2.10] the help centre finds topics by words of their text', async () => {
  const search = async (text: string) =>
    v.parse(calls['help.search'].response, (await client().ask('help.search', { text })).data).list;
  expect((await search('想停一停')).map(({ title }) => title)[0]).toBe('想停一停');
  const [hit] = await search('赔率 庄家');
  expect(hit).toMatchObject({ topicId: 'fairness', excerpt: expect.stringContaining('赔率') });
  expect(await search('没有这个词')).toEqual([]);
});
