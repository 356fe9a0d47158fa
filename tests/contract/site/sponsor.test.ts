import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

test('[5.12] each site shows the partners its configuration names by numbers below 3', async () => {
  const namesOf = async (siteId: string) => {
    const { data } = await client(siteId).call('sponsor.list', {});
    return v.parse(calls['sponsor.list'].response, data).list.map(({ name }) => name);
  };
  expect(await namesOf('5000')).toEqual(['星港城', '北麓雪狼', '潮汐']);
  expect(await namesOf('5003')).toEqual(['潮汐', '星港城']);
});
