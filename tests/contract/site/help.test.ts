import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

test('[P.29] the help centre lists and links every self-protection tool', async () => {
  const bodyOf = async (topicId: string) =>
    v.parse(calls['help.topic'].response, (await client().call('help.topic', { topicId })).data).html;
  const limits = await bodyOf('limits');
  for (const term of ['充值', '净亏损', '投注总额', '送礼', '时长', '周一 0 点', '24 小时', '在线提醒'])
    expect(limits).toContain(term);
  const pause = await bodyOf('taking-a-break');
  for (const path of [
    'break',
    'exclusion',
    'close',
    'blocks',
    'limits',
    'preferences',
    'activity',
    'self-check',
  ])
    expect(pause).toContain(`"/app/safer/${path}"`);
});

test('[2.10] the help centre finds topics by their text', async () => {
  const search = async (text: string) =>
    v.parse(calls['help.search'].response, (await client().call('help.search', { text })).data).list;
  expect((await search('想停一停')).map(({ title }) => title)[0]).toBe('想停一停');
  const [hit] = await search('赔率 庄家');
  expect(hit).toMatchObject({ topicId: 'fairness', excerpt: expect.stringContaining('赔率') });
  expect(await search('没有这个词')).toEqual([]);
});
