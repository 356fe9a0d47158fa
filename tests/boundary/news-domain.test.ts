import { expect, onTestFinished, test } from 'vitest';
import { CORE_VERSION } from '#contract/version.ts';
import { secondOrigin } from '#sandbox/http/hosts/host-names.ts';
import { sandboxForFile } from '#tests/contract/sandbox-fixture.ts';
import { createCore } from '#worker/core/core.ts';
import { inProcessPorts } from '#worker/core/in-process-ports.ts';

const sandbox = sandboxForFile({ world: 'live' });

/** Core of a member, with the path, origin and token of its requests. */
async function memberCore(newsOrigin: string | null) {
  const requests: { readonly path: string; readonly origin: string; readonly token: string | null }[] = [];
  const listening: typeof fetch = (input, init) => {
    const { pathname, origin } = new URL(String(input));
    requests.push({ path: pathname, origin, token: new Headers(init?.headers).get('token') });
    return fetch(input, init);
  };
  const { api, close } = createCore({ ...inProcessPorts(), fetch: listening });
  onTestFinished(close);
  const { origin } = sandbox();
  await api.hello({ version: CORE_VERSION, siteId: 5000, apiOrigin: origin, newsOrigin, hidden: false });
  await api.session.login('xuexian', 'court2026');
  await api.call('news.categories', {}, 1);
  await api.call('coin.packs', {}, 2);
  const originsOf = (part: string) => requests.filter(({ path }) => path.includes(part));
  return { news: originsOf('/newsoccer/'), coins: originsOf('/coinPacks') };
}

test('[7.06] only news is requested at its own domain, without the token', async () => {
  const { origin } = sandbox();
  const elsewhere = secondOrigin(origin);
  const { news, coins } = await memberCore(elsewhere);
  expect(news).toMatchObject([{ origin: elsewhere, token: '' }]);
  expect(coins.map((request) => request.origin)).toEqual([origin]);
  expect(coins[0]?.token).toMatch(/^[\da-f]{64}$/);
});

test.each([null, 'no address', 'ftp://news.test'])(
  '[7.06] with %s for a domain it uses the line',
  async (wrong) => {
    const { news } = await memberCore(wrong);
    expect(news.map(({ origin }) => origin)).toEqual([sandbox().origin]);
  },
);
