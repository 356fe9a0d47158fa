import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { OfferConsent } from '#contract/care/inbox/schema.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const ALL: OfferConsent = { notice: true, email: true, sms: true, quiet: null };

const Sent = v.object({ sent: v.array(v.string()) });
let offers = 0;
/** An offer to a member by an operator. @returns the ways it took */
async function offer(name: string) {
  offers += 1;
  const answer = await postAdmin(sandbox(), '/sandbox/offers', {
    name,
    title: `周末礼遇${offers}`,
    text: '去看看',
  });
  return v.parse(Sent, await answer.json()).sent;
}
const consentTo = (client: WireClient, { notice, email, sms, quiet }: OfferConsent) => {
  const flag = (on: boolean) => (on ? ('1' as const) : ('0' as const));
  const hours = { quietFrom: String(quiet?.from ?? ''), quietTo: String(quiet?.to ?? '') };
  return client.call('inbox.setConsent', {
    notice: flag(notice),
    email: flag(email),
    sms: flag(sms),
    ...hours,
  });
};
/** The newest offer in the inbox, and what the phone and the mailbox have got. */
async function got(client: WireClient, name: string) {
  const { data } = await client.call('inbox.list', { kind: 'promotion', page: '1', size: '100' });
  const { list } = v.parse(calls['inbox.list'].response, data);
  const title = `周末礼遇${offers}`;
  const letters: unknown = await (
    await fetch(`${sandbox().consoleOrigin}/sandbox/accounts/${name}/inbox`)
  ).json();
  return {
    message: list.find((each) => each.title === title),
    externalCount: JSON.stringify(letters).split(title).length - 1,
  };
}

test('[P.29] an offer uses only the channels its member enabled', async () => {
  const client = await loggedIn(sandbox().origin, now, 'qinghe');
  expect(await offer('qinghe')).toEqual(['inbox', 'notice']);
  expect(await got(client, 'qinghe')).toMatchObject({ message: { isQuiet: false }, externalCount: 0 });
  await consentTo(client, ALL);
  expect(await offer('qinghe')).toEqual(['inbox', 'notice', 'email', 'sms']);
  expect((await got(client, 'qinghe')).externalCount).toBe(2);
  for (const channel of ['notice', 'email', 'sms'] as const) {
    await consentTo(client, { ...ALL, [channel]: false });
    expect(await offer('qinghe')).not.toContain(channel);
    const { message, externalCount } = await got(client, 'qinghe');
    expect(message?.isQuiet).toBe(channel === 'notice');
    expect(externalCount).toBe(channel === 'notice' ? 2 : 1);
  }
  await client.call('inbox.setPreference', { category: 'promotion', on: '0' });
  expect(await offer('qinghe')).toEqual([]);
  expect(await got(client, 'qinghe')).toEqual({ message: undefined, externalCount: 0 });
});

test('[P.29] during quiet hours no mail or text is sent', async () => {
  const client = await loggedIn(sandbox().origin, now, 'fangguan');
  const hour = Math.floor((now() - siteDayStart(siteDayOf(now()))) / HOUR_MS);
  const next = (hours: number) => (hour + hours) % 24;
  await consentTo(client, { ...ALL, quiet: { from: hour, to: next(2) } });
  expect(await offer('fangguan')).toEqual(['inbox']);
  expect(await got(client, 'fangguan')).toMatchObject({ message: { isQuiet: true }, externalCount: 0 });
  await consentTo(client, { ...ALL, quiet: { from: next(2), to: hour } });
  expect(await offer('fangguan')).toEqual(['inbox', 'notice', 'email', 'sms']);
});

test('[P.29] [P.18] during a break or exclusion no offer is sent', async () => {
  const rested = await registered(sandbox(), { name: 'xiuxizhong', device: 'device-of-a-rest' });
  await consentTo(rested.client, ALL);
  await rested.client.call('restriction.rest', { length: 'day', day: null, reason: null });
  const { data } = await rested.client.call('inbox.consent', {});
  expect(v.parse(calls['inbox.consent'].response, data)).toEqual({
    ...ALL,
    notice: false,
    email: false,
    sms: false,
  });
  await consentTo(rested.client, ALL);
  await rested.client.call('inbox.setPreference', { category: 'promotion', on: '1' });
  expect(await offer('xiuxizhong')).toEqual([]);
  sandbox().db.prepare('UPDATE restriction SET until = ? WHERE user_id = ?').run(now(), rested.userId);
  expect(await offer('xiuxizhong')).toContain('inbox');
  const excluded = await registered(sandbox(), { name: 'paichuzhong', device: 'device-of-an-exclusion' });
  await excluded.client.call('restriction.exclude', { term: '6', agreed: true });
  await consentTo(excluded.client, ALL);
  await excluded.client.call('inbox.setPreference', { category: 'promotion', on: '1' });
  expect(await offer('paichuzhong')).toEqual([]);
});

test('[P.29] invalid or incomplete quiet hours are refused or count as none', async () => {
  const client = await loggedIn(sandbox().origin, now, 'xuexian');
  const consent = { notice: '1', email: '0', sms: '0' } as const;
  expect(
    (await client.call('inbox.setConsent', { ...consent, quietFrom: '24', quietTo: '8' })).code,
  ).not.toBe(0);
  const { data } = await client.call('inbox.setConsent', { ...consent, quietFrom: '7', quietTo: '' });
  expect(v.parse(calls['inbox.setConsent'].response, data).quiet).toBeNull();
});
