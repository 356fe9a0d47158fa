import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
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

test('[2.10] the record of an expert is computed from the last ten calls', async () => {
  const experts = v.parse(calls['expert.list'].response, (await client().call('expert.list', {})).data);
  expect(experts.list).toHaveLength(8);
  for (const { expertId, lastTen } of experts.list) {
    const { calls: predictions } = v.parse(
      calls['expert.profile'].response,
      await answer('expert.profile', { expertId }),
    );
    expect(predictions).toHaveLength(10);
    for (const { call, score, right } of predictions) {
      const [home, away] = score;
      expect(right).toBe(call === (home === away ? 'draw' : home > away ? 'home' : 'away'));
    }
    expect(predictions.filter(({ right }) => right)).toHaveLength(lastTen);
  }
});
