import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, type WireInput } from '../wire-client.ts';

const sandbox = sandboxForFile();

const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);

const Listed = v.object({ total: v.number(), list: v.array(v.record(v.string(), v.unknown())) });

const popular = async (input: WireInput<'live.popular'>) =>
  v.parse(Listed, (await client().call('live.popular', input)).data);

describe('sites', () => {
  test('[6.07] [7.10] 5000 shares orders in its series, and 5003 shares none', async () => {
    const [first, third] = await Promise.all(
      ['5000', '5003'].map((id) => client(id).call('site.config', {})),
    );
    expect(first?.data).toMatchObject({ siteId: 5000, series: 'star', orderShareSeries: ['star'] });
    expect(third?.data).toMatchObject({ siteId: 5003, series: 'moon', orderShareSeries: ['star'] });
    expect(third?.data).toMatchObject({ currencies: [{ code: 'USDT' }, { code: 'CNY' }] });
  });

  test('[1.05] a currency has name, code, unit, symbols and withdrawal labels', async () => {
    const { data } = await client().call('site.config', {});
    const label = v.pipe(v.string(), v.minLength(1));
    const entry = v.record(v.string(), v.union([label, v.pipe(v.array(label), v.minLength(1))]));
    const siteConfig = v.object({ currencies: v.array(entry) });
    for (const currency of v.parse(siteConfig, data).currencies) {
      expect(Object.keys(currency).sort()).toEqual([
        'bankCardWord',
        'code',
        'name',
        'symbols',
        'unitWord',
        'withdrawWord',
      ]);
    }
  });

  test('[7.10] the domains list both lines, current line first, and every video domain', async () => {
    const { data } = await client().call('site.domains', {});
    expect(data).toMatchObject({
      api: [sandbox().origin, sandbox().origin.replace('localhost', '127.0.0.1')],
      video: sandbox().videoOrigins.map((origin) => ({ origin })),
    });
  });

  test('venues of the site are those its matches are played at', async () => {
    const { data } = await client().call('site.config', {});
    const { venues } = v.parse(v.object({ venues: v.array(v.string()) }), data);
    const { list } = await popular({ page: 1, size: 200, ballClassId: 0 });
    expect(venues).toEqual(expect.arrayContaining([...new Set(list.map(({ venueName }) => venueName))]));
  });
});
