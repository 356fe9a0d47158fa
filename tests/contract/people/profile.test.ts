import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calls } from '#contract/book/table.ts';
import type { ReviewKind } from '#contract/people/profile/review-states.table.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import type { Overview } from '#sandbox/admin/overview.ts';
import { emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import type { CodePurpose } from '#sandbox/domains/ground/code/code-inbox.ts';
import { DEMO_WITHDRAW_PASSWORD } from '#sandbox/domains/money/wallet/demo/seed-money.ts';
import { codeFor, squarePng } from '../examples/profile-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, showPassword, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const member = (name: string) => loggedIn(sandbox().origin, now, name);
const later = (ms: number) => postAdmin(sandbox(), '/sandbox/clock', { advance: ms });
const codeTo = (phone: string, purpose: CodePurpose) =>
  codeFor({ auth: sandbox().auth, now: now() }, phoneAddress({ region: '86', phone }), purpose);

const profileOf = async (client: WireClient) =>
  v.parse(calls['profile.get'].response, (await client.call('profile.get', {})).data);
const reviewOf = async (client: WireClient, kind: ReviewKind) =>
  (await profileOf(client)).reviews.find((review) => review.kind === kind);
const waiting = async (kind: ReviewKind) => {
  const { reviews }: Overview = await (await fetch(`${sandbox().consoleOrigin}/sandbox/overview`)).json();
  return reviews.find((review) => review.kind === kind)?.reviewId;
};
const decide = async (kind: ReviewKind, decision: object) =>
  (await postAdmin(sandbox(), `/sandbox/reviews/${await waiting(kind)}`, decision)).status;
const newest = async (client: WireClient) =>
  v.parse(calls['inbox.latest'].response, (await client.call('inbox.latest', { size: '1' })).data).list[0];

test('[7.16] an avatar is shown after approval by an operator, without its metadata', async () => {
  const client = await member('beian');
  const before = (await profileOf(client)).avatar;
  const image = { type: 'image/jpeg' as const, content: squarePng('林舟') };
  expect((await client.call('profile.uploadAvatar', image)).code).toBe(0);
  expect(await profileOf(client)).toMatchObject({ avatar: before });
  expect(await reviewOf(client, 'avatar')).toMatchObject({ state: 'pending' });
  expect((await client.call('profile.uploadAvatar', image)).code).toBe(PLATFORM_CODES.REVIEW_PENDING);
  expect(await decide('avatar', { approve: true })).toBe(200);
  const { avatar } = await profileOf(client);
  expect(avatar).toMatch(/^\/art\/member\/[\da-f]{24}$/);
  const served = await fetch(sandbox().origin + avatar);
  expect(served.headers.get('content-type')).toBe('image/png');
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  expect(Buffer.from(await served.arrayBuffer()).includes('Author')).toBe(false);
  expect((await newest(client))?.title).toBe('头像审核通过');
});

test('[7.16] a page, or an image of another kind, is no avatar', async () => {
  const client = await member('qinghe');
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const { code } = await client.call('profile.uploadAvatar', { type: 'image/png', content });
  expect(code).toBe(PLATFORM_CODES.PICTURE_REFUSED);
  expect(await reviewOf(client, 'avatar')).toMatchObject({ state: 'none', askedAt: null });
});

test('[7.16] a built-in avatar of the platform applies at once', async () => {
  const client = await member('qinghe');
  const { data } = await client.call('profile.avatars', {});
  const [avatar = ''] = v.parse(calls['profile.avatars'].response, data).list;
  expect((await fetch(sandbox().origin + avatar)).status).toBe(200);
  expect((await client.call('profile.chooseAvatar', { avatar })).data).toMatchObject({ avatar });
  const foreign = await client.call('profile.chooseAvatar', { avatar: 'https://elsewhere.example/a.png' });
  expect(foreign.code).toBe(PLATFORM_CODES.NOT_FOUND);
});

test('[7.16] a nickname changes after review by an operator, once in thirty days', async () => {
  const client = await member('qinghe');
  const setNickname = async (nickname: string) =>
    (await client.call('profile.setNickname', { nickname })).code;
  expect(await setNickname('北岸_的风')).toBe(PLATFORM_CODES.NICKNAME_TAKEN);
  expect(await setNickname('场边客服')).toBe(PLATFORM_CODES.NICKNAME_REFUSED);
  expect(await setNickname('风')).toBe(PLATFORM_CODES.BAD_REQUEST);
  expect(await setNickname('青禾早睡')).toBe(0);
  expect((await client.call('member.info', {})).data).toMatchObject({ nickname: '青禾不眠' });
  expect(await decide('nickname', { approve: true })).toBe(200);
  expect((await client.call('member.info', {})).data).toMatchObject({ nickname: '青禾早睡' });
  const from = (await profileOf(client)).nicknameFrom;
  expect(from).toBe(now() + 30 * DAY_MS);
  const again = await client.call('profile.setNickname', { nickname: '青禾' });
  expect(again).toMatchObject({ code: PLATFORM_CODES.NICKNAME_TOO_SOON, data: { until: from } });
});

test('[7.16] a nickname taken in the meantime is not approved', async () => {
  const [first, second] = [await member('xuexian'), await member('fangguan')];
  await first.call('profile.setNickname', { nickname: '三号看台' });
  await second.call('profile.setNickname', { nickname: '三号看台' });
  expect(await decide('nickname', { approve: true })).toBe(200);
  expect(await decide('nickname', { approve: true })).toBe(409);
  expect(await decide('nickname', { reject: '昵称已被使用' })).toBe(200);
  expect(await reviewOf(second, 'nickname')).toMatchObject({ state: 'rejected', reason: '昵称已被使用' });
  expect((await newest(second))?.text).toContain('原因：昵称已被使用。');
});

test('[7.16] the first birthday applies at once, a change needs an operator', async () => {
  const client = await member('xuexian');
  const set = async (birthday: string) => (await client.call('profile.setBirthday', { birthday })).code;
  expect(await set('2020-01-01')).toBe(PLATFORM_CODES.BIRTHDAY_REFUSED);
  expect(await set('1990-02-30')).toBe(PLATFORM_CODES.BIRTHDAY_REFUSED);
  expect(await set('1990-03-12')).toBe(0);
  expect(await set('1991-03-12')).toBe(0);
  expect(await profileOf(client)).toMatchObject({ birthday: '1990-03-12' });
  expect(await decide('birthday', { approve: true })).toBe(200);
  expect(await profileOf(client)).toMatchObject({ birthday: '1991-03-12' });
});

test('[3.16] a member without a phone binds one by a code, once', async () => {
  const client = await member('wuhao');
  const bind = async (phone: string, code: string) =>
    (await client.call('profile.bindPhone', { region: '86', phone, code })).code;
  const own = codeTo('13312345678', 'bindPhone');
  expect(await bind('13312345678', own)).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await showPassword(client, 'wuhao', 'bindContact')).toBe(0);
  expect(await bind('13800002076', '000000')).toBe(PLATFORM_CODES.CODE_EXPIRED);
  expect(await bind('13800002076', codeTo('13800002076', 'bindPhone'))).toBe(PLATFORM_CODES.PHONE_TAKEN);
  expect(await bind('13312345678', '000000')).toBe(PLATFORM_CODES.WRONG_VERIFY_CODE);
  expect(await bind('13312345678', own)).toBe(0);
  const { data } = await client.call('payee.list', {});
  expect(v.parse(calls['payee.list'].response, data).steps.phoneBound).toBe(true);
  expect(await profileOf(client)).toMatchObject({ phone: '133********' });
  expect(await bind('13312345679', codeTo('13312345679', 'bindPhone'))).toBe(
    PLATFORM_CODES.ORDER_STEP_REFUSED,
  );
});

test('[7.16] the first e-mail address is bound by a code sent to it', async () => {
  const client = await member('wuhao');
  const bind = async (email: string, code = '000000') =>
    (await client.call('profile.bindEmail', { email, code })).code;
  const codeAt = (email: string) =>
    codeFor({ auth: sandbox().auth, now: now() }, emailAddress(email), 'bindEmail');
  expect(await bind('beian@courtside.example')).toBe(PLATFORM_CODES.STEP_UP_NEEDED);
  expect(await showPassword(client, 'wuhao', 'bindContact')).toBe(0);
  expect(await bind('beian@courtside.example')).toBe(PLATFORM_CODES.CODE_EXPIRED);
  const theirs = codeAt('beian@courtside.example');
  expect(await bind('beian@courtside.example', theirs)).toBe(PLATFORM_CODES.EMAIL_TAKEN);
  expect(await bind('not an address')).toBe(PLATFORM_CODES.BAD_REQUEST);
  const own = codeAt('wuhao@mail.example');
  expect(await bind('wuhao@mail.example', '000000')).not.toBe(0);
  expect(await bind('wuhao@mail.example', own)).toBe(0);
  expect(await profileOf(client)).toMatchObject({ email: 'w***@mail.example' });
  expect((await newest(client))?.title).toBe('电子邮箱已绑定');
  const other = codeAt('other@mail.example');
  expect(await bind('other@mail.example', other)).toBe(PLATFORM_CODES.ORDER_STEP_REFUSED);
});

test('[7.16] another phone requires a code to both and a review', async () => {
  const client = await member('xuexian');
  const change = (secret: string) =>
    client.call('profile.changePhone', {
      region: '86',
      phone: '13322220001',
      code: codeTo('13322220001', 'bindPhone'),
      proof: 'oldPhone',
      secret,
    });
  expect((await change('000000')).code).toBe(PLATFORM_CODES.CODE_EXPIRED);
  expect((await change(codeTo('13900001018', 'changePhone'))).code).toBe(0);
  expect(await profileOf(client)).toMatchObject({ phone: '139********' });
  expect(await decide('phone', { approve: true })).toBe(200);
  expect(await profileOf(client)).toMatchObject({ phone: '133********' });
  const prompt = await client.call('withdraw.prompt', { currency: 'CNY' });
  expect(prompt.data).toMatchObject({ hold: { cause: 'phoneChanged', until: now() + DAY_MS } });
});

test('[7.16] without the old phone it requires the withdrawal password and a day', async () => {
  const client = await member('beian');
  const change = () =>
    client.call('profile.changePhone', {
      region: '86',
      phone: '13322220002',
      code: codeTo('13322220002', 'bindPhone'),
      proof: 'withdrawPassword',
      secret: DEMO_WITHDRAW_PASSWORD,
    });
  expect((await change()).code).toBe(0);
  expect((await newest(client))?.title).toBe('有人申请更换手机号');
  expect(await decide('phone', { approve: true })).toBe(409);
  expect((await client.call('profile.takeBack', { kind: 'phone' })).code).toBe(0);
  expect(await reviewOf(client, 'phone')).toMatchObject({ state: 'withdrawn' });
  await later(61_000);
  expect((await change()).code).toBe(0);
  sandbox().db.exec(`UPDATE review SET decidable_at = ${now()} WHERE decidable_at = ${now() + DAY_MS}`);
  expect(await decide('phone', { approve: true })).toBe(200);
});

test('[7.16] another real name requires an image of a document for the operator', async () => {
  const client = await member('beian');
  const changeName = (realName: string) =>
    client.call('profile.changeName', { realName, type: 'image/png', content: squarePng() });
  expect((await changeName('林·')).code).toBe(PLATFORM_CODES.REAL_NAME_WRONG);
  expect((await changeName('林小周')).data).toMatchObject({
    reviews: expect.arrayContaining([expect.objectContaining({ kind: 'realName', wanted: '林*周' })]),
  });
  const paper = `${sandbox().consoleOrigin}/sandbox/reviews/${await waiting('realName')}/picture`;
  expect((await fetch(paper)).status).toBe(200);
  expect(await decide('realName', { approve: true })).toBe(200);
  expect((await fetch(paper)).status).toBe(404);
  expect(await profileOf(client)).toMatchObject({ realName: '林*周' });
  expect((await client.call('profile.takeBack', { kind: 'realName' })).code).toBe(
    PLATFORM_CODES.ORDER_STEP_REFUSED,
  );
});

test('[7.16] a missing review or one without reason is not decided', async () => {
  expect((await postAdmin(sandbox(), '/sandbox/reviews/99999', { approve: true })).status).toBe(404);
  expect((await postAdmin(sandbox(), '/sandbox/reviews/1', { reject: ' ' })).status).toBe(400);
});
