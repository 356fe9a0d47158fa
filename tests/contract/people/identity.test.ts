import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { DocumentSide } from '#contract/people/identity/document-rules.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { idNumberOf } from '../examples/identity-examples.ts';
import { squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import type { WireClient } from '../wire-client.ts';
import { type NewMember, newcomer } from './new-member.ts';

const sandbox = sandboxForFile();
const CODES = PLATFORM_CODES;
const now = () => sandbox().world.clock.now();

let members = 0;
let ids = 0;
const newId = () => `of-an-identity-${++ids}`;
const newMember = (): Promise<NewMember> => {
  const name = `shenfen${++members}`;
  return newcomer(sandbox(), { name, device: `device-of-${name}` });
};
let numbers = 0;
const freeNumber = (birthday = '1990-03-12') => idNumberOf(birthday, ++numbers);

const view = async ({ client }: Pick<NewMember, 'client'>) => {
  const { data } = await client.call('identity.view', {});
  return v.parse(calls['identity.view'].response, data);
};
const upload = (client: WireClient, side: DocumentSide) =>
  client.call('identity.upload', { side, type: 'image/png', content: squarePng() });
const submit = async (
  { client }: NewMember,
  document: Partial<Parameters<typeof submitDocument>[1]> = {},
) => {
  await upload(client, 'front');
  await upload(client, 'back');
  return (
    await submitDocument(client, { realName: '沈分', idNumber: freeNumber(), validTo: '', ...document })
  ).code;
};
const submitDocument = (client: WireClient, input: { realName: string; idNumber: string; validTo: string }) =>
  client.call('identity.submit', input);
const decide = async ({ userId }: NewMember, decision: unknown) =>
  (await postAdmin(sandbox(), `/sandbox/identities/${userId}`, decision)).status;
const accept = (member: NewMember) => decide(member, { accept: true });

/** Every way to pay in and to play. */
async function gated(client: WireClient): Promise<Readonly<Record<string, number>>> {
  const leg = findUpcomingLeg(sandbox());
  const deposit = await client.call('deposit.pay', {
    payType: 'bank',
    amount: '200.00',
    chain: '',
    promotionId: '',
    clientRequestId: newId(),
  });
  const bet = await client.call('bet.place', {
    currency: 'CNY',
    kind: 'single',
    size: null,
    legs: [leg],
    stake: '10.00',
    policy: 'any',
    clientRequestId: newId(),
  });
  const launch = await client.call('venue.launch', {
    venueEnName: 'BTEGDZ',
    gameId: 'none',
    currency: 'CNY',
    resetDpDomain: 0,
    isUseCache: 1,
    rollbackAddress: 'http://localhost/',
  });
  const transferIn = await client.call('transfer.oneClickIn', {
    api_name: 'YBTY',
    currency: 'CNY',
    clientRequestId: newId(),
  });
  return { deposit: deposit.code, bet: bet.code, launch: launch.code, transferIn: transferIn.code };
}
const HELD = CODES.IDENTITY_NEEDED;
const ALL_HELD = { deposit: HELD, bet: HELD, launch: HELD, transferIn: HELD };
const isHeld = async (client: WireClient) => Object.values(await gated(client)).includes(HELD);

test('[P.25] deposits, bets and launches require an accepted document', async () => {
  const member = await newMember();
  expect(await view(member)).toMatchObject({ state: 'none', isNeeded: true, isGood: false });
  expect(await gated(member.client)).toEqual(ALL_HELD);
  const home = await member.client.call('transfer.recover', { currency: 'CNY', clientRequestId: newId() });
  expect(home.code).not.toBe(HELD);

  expect(await submit(member)).toBe(CODES.SUCCESS);
  expect(await view(member)).toMatchObject({ state: 'pending', isGood: false, pictures: [] });
  expect(await gated(member.client)).toEqual(ALL_HELD);

  expect(await accept(member)).toBe(200);
  expect(await view(member)).toMatchObject({ state: 'verified', isGood: true });
  expect(await isHeld(member.client)).toBe(false);
});

test('[P.25] a site without the requirement lets every member deposit, and reports it', async () => {
  const { client } = await newMember();
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { identity_first: '0' } });
  expect(await view({ client })).toMatchObject({ isNeeded: false });
  expect(await isHeld(client)).toBe(false);
  await postAdmin(sandbox(), '/sandbox/sites/5000', { params: { identity_first: '1' } });
  expect(await isHeld(client)).toBe(true);
});

test('[P.25] each invalid part of a document is refused by its own code', async () => {
  const member = await newMember();
  const { client } = member;
  const document = { realName: '沈分', idNumber: freeNumber(), validTo: '' };
  expect((await submitDocument(client, document)).code).toBe(CODES.PICTURE_REFUSED);
  const notAnImage = { side: 'front', type: 'image/png', content: 'AAAA' } as const;
  expect((await client.call('identity.upload', notAnImage)).code).toBe(CODES.PICTURE_REFUSED);
  expect(await submit(member, { realName: '沈 分' })).toBe(CODES.REAL_NAME_WRONG);
  expect(await submit(member, { idNumber: '110105199003120000' })).toBe(CODES.ID_NUMBER_WRONG);
  const yesterday = siteDayOf(now() - DAY_MS);
  expect(await submit(member, { validTo: yesterday })).toBe(CODES.DOCUMENT_DAY_WRONG);
  expect((await submitDocument(client, { ...document, validTo: '2099-01-01' })).code).toBe(
    CODES.DOCUMENT_DAY_WRONG,
  );
  expect(await view(member)).toMatchObject({ state: 'none', pictures: ['back', 'front'] });
  await client.call('payee.bindName', { realName: '林舟' });
  expect(await submit(member)).toBe(CODES.REAL_NAME_WRONG);
  expect(await submit(member, { realName: '林舟' })).toBe(CODES.SUCCESS);
  expect(await submit(member, { realName: '林舟' })).toBe(CODES.ORDER_STEP_REFUSED);
  expect((await upload(client, 'front')).code).toBe(CODES.ORDER_STEP_REFUSED);
});

test('[P.25] the number is not in the database and shown masked', async () => {
  const member = await newMember();
  const idNumber = freeNumber();
  await submit(member, { realName: '阿依古丽·买买提', idNumber });
  const shown = JSON.stringify(await view(member));
  expect(shown).not.toContain(idNumber);
  expect(shown).not.toContain('买买');
  expect(await view(member)).toMatchObject({ idNumber: `${'*'.repeat(14)}${idNumber.slice(-4)}` });
  const rows = sandbox().db.prepare('SELECT * FROM identity').all();
  expect(JSON.stringify(rows)).not.toContain(idNumber);

  const imageUrl = `${sandbox().consoleOrigin}/sandbox/identities/${member.userId}/front`;
  const answer = await fetch(imageUrl);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await answer.arrayBuffer()).includes('Author')).toBe(false);
  await accept(member);
  expect((await fetch(imageUrl)).status).toBe(404);
});

test('[P.25] a rejection states its reason, deletes the images and allows another document', async () => {
  const member = await newMember();
  await submit(member);
  expect(await decide(member, { reject: 'unclear', words: '人像面反光。' })).toBe(400);
  expect(await decide(member, { reject: 'nonsense' })).toBe(400);
  expect(await decide(member, { reject: 'unclear', words: '人像面反光' })).toBe(200);
  expect(await decide(member, { accept: true })).toBe(409);
  expect(await view(member)).toMatchObject({
    state: 'rejected',
    reason: 'unclear',
    words: '人像面反光',
    pictures: [],
  });
  expect(await gated(member.client)).toEqual(ALL_HELD);
  expect(await submit(member)).toBe(CODES.SUCCESS);
  expect(await accept(member)).toBe(200);
  const { data } = await member.client.call('inbox.list', { kind: 'all', page: '1', size: '20' });
  const inboxText = JSON.stringify(data);
  expect(inboxText).toContain('照片不清晰，看不清文字，人像面反光');
  expect(inboxText).toContain('身份核验已通过');
});

test('[P.25] name and birthday of an accepted document are used for withdrawals', async () => {
  const member = await newMember();
  await submit(member, { realName: '沈分清', idNumber: freeNumber('1988-02-29') });
  await accept(member);
  const { data } = await member.client.call('profile.get', {});
  expect(v.parse(calls['profile.get'].response, data)).toMatchObject({
    realName: '沈*清',
    birthday: '1988-02-29',
  });
});

test('[P.25] an expired document blocks everything again until it is renewed', async () => {
  const member = await newMember();
  const idNumber = freeNumber();
  await submit(member, { idNumber });
  await accept(member);
  expect(await submit(member, { idNumber })).toBe(CODES.SUCCESS);
  expect(await view(member)).toMatchObject({ state: 'pending', isGood: true });
  expect(await isHeld(member.client)).toBe(false);
  sandbox().db.prepare('UPDATE identity SET good_until = ? WHERE user_id = ?').run(now(), member.userId);
  expect(await gated(member.client)).toEqual(ALL_HELD);
  await accept(member);
  expect(await isHeld(member.client)).toBe(false);
});

test('[P.25] an underage member is refused at once', async () => {
  const member = await newMember();
  const tomorrow = siteDayOf(now() + DAY_MS);
  const idNumber = freeNumber(`${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`);
  expect(await submit(member, { idNumber })).toBe(CODES.UNDER_AGE);
  expect(await view(member)).toMatchObject({ state: 'none', pictures: ['back', 'front'] });
  expect(await gated(member.client)).toEqual(ALL_HELD);
});

test('[P.18] [P.25] a number belongs to one account, and a self-excluded one is refused', async () => {
  const [first, second, third] = [await newMember(), await newMember(), await newMember()];
  const idNumber = freeNumber();
  await submit(first, { idNumber });
  expect(await submit(second, { idNumber: ` ${idNumber} ` })).toBe(CODES.PERSON_REFUSED);
  await decide(first, { reject: 'unclear' });
  await first.client.call('restriction.exclude', { term: '6', agreed: true });
  expect(await submit(second, { idNumber })).toBe(CODES.PERSON_REFUSED);
  expect(await submit(third)).toBe(CODES.SUCCESS);

  const later = await newMember();
  await later.client.call('restriction.exclude', { term: '6', agreed: true });
  const theirs = freeNumber();
  expect(await submit(later, { idNumber: theirs })).toBe(CODES.SUCCESS);
  await decide(later, { reject: 'other' });
  expect(await submit(second, { idNumber: theirs })).toBe(CODES.PERSON_REFUSED);
});

test('[P.25] repeated attempts with many numbers are slowed down', async () => {
  const member = await newMember();
  const codes: number[] = [];
  for (let tried = 0; tried < 42; tried += 1) codes.push((await upload(member.client, 'front')).code);
  expect(codes).toContain(CODES.THROTTLED_USER);
});
