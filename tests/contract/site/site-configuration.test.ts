import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { isVenueClosed, isVenueOpen } from '#contract/play/venue/venue-open.ts';
import { NavEntry } from '#contract/site/navigation/schema.ts';
import { DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const client = (siteId?: string) => createWireClient(sandbox().origin, sandbox().world.clock.now, '', siteId);
const Navigation = v.object({ list: v.array(NavEntry) });
const navigation = async (siteId: string) =>
  v.parse(Navigation, (await client(siteId).call('site.navigation', {})).data).list;
const operate = (path: string, change: object) =>
  fetch(`${sandbox().consoleOrigin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });

describe('maintenance status', () => {
  const Status = calls['site.maintenance'].response;
  const status = async () => v.parse(Status, (await client().call('site.maintenance', {})).data);
  const venue = async (code: string) => (await status()).venues.find((candidate) => candidate.code === code);

  test('[7.13] [4.03] a venue put in maintenance by the operator says so at once', async () => {
    expect(await venue('YBEGDZ')).toMatchObject({ status: 0, displayed: true, maintainedUntil: null });
    await operate('venues/YBEGDZ', { status: 1 });
    const maintained = await venue('YBEGDZ');
    expect(maintained).toMatchObject({ status: 1 });
    expect(maintained?.maintainedUntil).toBeGreaterThan(sandbox().world.clock.now());
    await operate('venues/YBEGDZ', { status: 0 });
    expect(await venue('YBEGDZ')).toMatchObject({ status: 0, maintainedUntil: null });
  });

  test('[7.13] it lists the venues of the navigation in their states', async () => {
    const venues = (await navigation('5000')).flatMap((entry) => entry.venues);
    const states = venues.map(({ code, status, displayed }) => ({ code, status, displayed }));
    expect((await status()).venues).toMatchObject(states);
  });

  test('[7.13] [8.10] maintenance of the site is answered while it lasts', async () => {
    expect((await status()).site).toBeNull();
    const now = sandbox().world.clock.now();
    const maintenance = { status: 0, startAt: now - 1_000, endAt: now + 60_000, text: '升级' };
    await operate('maintenance', { maintenance });
    expect((await client().call('site.perInfo', {})).code).toBe(PLATFORM_CODES.SYSTEM_MAINTENANCE);
    expect((await status()).site).toMatchObject(maintenance);
    await operate('maintenance', { maintenance: null });
    expect((await status()).site).toBeNull();
  });
});

describe('navigation', () => {
  test('[1.01] [7.10] each site has its own entries, venues and series', async () => {
    const [first, third] = await Promise.all([navigation('5000'), navigation('5003')]);
    const venuesOf = (entries: typeof first) =>
      entries.flatMap(({ venues }) => venues.map(({ code }) => code));
    expect(first.map(({ name }) => name)).not.toEqual(third.map(({ name }) => name));
    expect(venuesOf(third).length).toBeLessThan(venuesOf(first).length);
    expect(first[0]).toMatchObject({ kind: 'home', link: '/app/home' });
  });

  test('[4.03] a venue in maintenance shows its end, disabled ones are hidden', async () => {
    const venues = (await navigation('5000')).flatMap((entry) => entry.venues);
    const maintained = venues.filter(({ status }) => status === 1);
    expect(maintained.length).toBeGreaterThan(0);
    for (const { maintainedUntil } of maintained) {
      expect(maintainedUntil).toBeGreaterThan(sandbox().world.clock.now());
    }
    expect(venues.filter(isVenueClosed).map(({ code }) => code)).toEqual(['HJTY']);
  });

  test('[4.03] the operator closes a venue and opens it again', async () => {
    const prism = async () =>
      (await navigation('5000')).flatMap(({ venues }) => venues).find(({ code }) => code === 'YBTY');
    expect((await operate('venues/YBTY', { status: 1 })).status).toBe(200);
    expect(isVenueOpen((await prism()) ?? { status: -1, displayed: true })).toBe(false);
    await operate('venues/YBTY', { status: 0 });
    expect(isVenueOpen((await prism()) ?? { status: -1, displayed: true })).toBe(true);
    expect((await operate('venues/NOBODY', { status: 0 })).status).toBe(404);
  });

  test('leagues are those of the matches around, most first', async () => {
    const sports = (await navigation('5000')).find(({ kind }) => kind === 'sports');
    const totals = sports?.leagues.map(({ total }) => total) ?? [];
    expect(totals.length).toBeGreaterThan(2);
    expect(totals).toEqual(totals.toSorted((left, right) => right - left));
  });
});

describe('parameters', () => {
  test('[7.10] [9.10] values are requested by key code, and unknown keys are omitted', async () => {
    const { data } = await client().call('site.params', {
      keyCodes: ['login_verify_trigger_times', 'nothing'],
    });
    expect(data).toEqual({ params: { login_verify_trigger_times: '3' } });
  });

  test('the site reports that the operator disabled chat', async () => {
    await operate('sites/5003', { chatSwitch: false, params: { phone_login: '1' } });
    const { data } = await client('5003').call('site.config', {});
    expect(data).toMatchObject({
      chatSwitch: false,
      params: { phone_login: '1', fast_register_verify: '0' },
    });
    await operate('sites/5003', { chatSwitch: true, params: { phone_login: '0' } });
  });
});

describe('money and banners', () => {
  test('[3.13] birthCash of every grade is in the main currency and never decreases', async () => {
    const Grades = v.object({
      list: v.array(v.object({ grade: v.number(), birthCash: v.pipe(v.string(), v.regex(/^\d+\.\d\d$/)) })),
    });
    const gradesOf = async (siteId: string) =>
      v.parse(Grades, (await client(siteId).call('vip.grades', {})).data).list;
    const [yuan, usdt] = [await gradesOf('5000'), await gradesOf('5003')];
    for (const grades of [yuan, usdt]) {
      const cash = grades.map(({ birthCash }) => Number(birthCash));
      expect(cash).toEqual(cash.toSorted((left, right) => left - right));
      for (const { level } of DEMO_MEMBERS) expect(grades[level]).toMatchObject({ grade: level });
    }
    expect(yuan.at(-1)?.birthCash).not.toBe(usdt.at(-1)?.birthCash);
  });

  test('[1.05] a member has a centre balance per currency, main currency first', async () => {
    const { origin, world } = sandbox();
    const member = await loggedIn(origin, world.clock.now, 'beian');
    const { data } = await member.call('wallet.assets', {});
    expect(data).toEqual({
      list: [
        { currency: 'CNY', balance: '12860.45' },
        { currency: 'USDT', balance: '1786.20' },
      ],
    });
  });

  test('[7.10] banners link to live matches and promotions on the site', async () => {
    const Slides = v.object({ list: v.array(v.looseObject({ kind: v.string() })) });
    const { list } = v.parse(Slides, (await client().call('banner.list', {})).data);
    const on = new Set(
      sandbox()
        .world.matches.list(1)
        .filter(({ isStart }) => isStart === 1)
        .map(({ matchId }) => matchId),
    );
    expect(list.filter(({ kind }) => kind === 'match').every(({ matchId }) => on.has(String(matchId)))).toBe(
      true,
    );
    expect(list.filter(({ kind }) => kind === 'promotion').map(({ link }) => String(link)[0])).toContain('/');
  });
});
