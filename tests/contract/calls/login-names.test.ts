import { beforeAll, expect, test } from 'vitest';
import { type CallName, calls } from '#contract/book/table.ts';
import { codeFrom } from '#sandbox/domains/rewards/invite/invite-codes.ts';
import { ADMIN_CALLS, examplesIn, sceneOf } from '../examples/call-examples.ts';
import { registered } from '../people/new-member.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn, type WireClient } from '../wire-client.ts';
import { ENDS_SESSION } from './permissions.table.ts';

const sandbox = sandboxForFile();
const isCallName = (name: string): name is CallName => name in calls;
const names = Object.keys(calls).filter(isCallName);

/** Part that the login names of the members under test share, and no other text has. */
const MARK = 'miming88';
/** Callers: a guest, a member whose links referred the members under test, and an admin of the room. */
const ASKING = { guest: null, inviter: 'xuexian', admin: 'fangguan' } as const;

const clients = new Map<string, WireClient>();
let exampleOf: ReturnType<typeof examplesIn> | undefined;

async function clientOf(account: string | null, call: CallName): Promise<WireClient> {
  const { origin, world } = sandbox();
  if (account === null) return createWireClient(origin, world.clock.now);
  const client = clients.get(account) ?? (await loggedIn(origin, world.clock.now, account));
  if (ENDS_SESSION.has(call)) clients.delete(account);
  else clients.set(account, client);
  return client;
}

/** Returns the whole response to a call of another member. */
async function answerTo(name: CallName, account: string | null): Promise<string> {
  const { clock } = sandbox().world;
  if (clock.mode === 'driven') clock.advance(2_000);
  const client = await clientOf(account, name);
  exampleOf ??= examplesIn(sceneOf(sandbox()));
  return JSON.stringify(await client.post(await client.prepare(name, await exampleOf(name))));
}

const done = async (answer: Promise<{ readonly code: number }>) => expect((await answer).code).toBe(0);

/** Leaves traces of the members wherever others look: rooms, gifts, reports, mutes, links. */
beforeAll(async () => {
  const { roomNo, sendReported } = sceneOf(sandbox());
  const inviter = await clientOf('xuexian', 'invite.progress');
  await done(inviter.call('invite.progress', {}));
  const code = codeFrom('u-xuexian', 0);
  const friend = await registered(sandbox(), { name: `${MARK}a`, device: 'first', invite: code });
  const agents = await registered(sandbox(), { name: `${MARK}b`, device: 'second', agentToken: `A${code}` });
  const admin = await clientOf('fangguan', 'chat.mute');
  for (const [at, { client, userId, name }] of [friend, agents].entries()) {
    expect((await postAdmin(sandbox(), '/sandbox/coins', { name, coins: '1000' })).status).toBe(200);
    await done(client.call('chat.send', { roomNo, clientMsgId: `m${at}`, text: '边路空了', mentions: [] }));
    const gift = { roomNo, giftId: 'g01', count: 1, clientRequestId: `gift-${at}` };
    await done(client.call('gift.reward', gift));
    await done(client.call('chatMessage.report', { roomNo, messageId: sendReported(), reason: 'advert' }));
    await done(admin.call('chat.mute', { roomNo, userId, minutes: 60 }));
  }
});

test('traces of the members under test are in what others read', async () => {
  const nicknames = sandbox()
    .db.prepare('SELECT nickname FROM member WHERE name LIKE ?')
    .all(`${MARK}%`)
    .map(({ nickname }) => String(nickname));
  const read = await Promise.all(
    (['chat.history', 'chatMessage.reports', 'chat.muteList', 'gift.rank'] as const).map((name) =>
      answerTo(name, 'fangguan'),
    ),
  );
  for (const answer of read) expect(nicknames.some((nickname) => answer.includes(nickname))).toBe(true);
});

test.each(names)('%s contains no login name of another member', async (name) => {
  for (const [person, account] of Object.entries(ASKING)) {
    // An admin reads more than a member in their own calls only.
    if (account === ASKING.admin && !ADMIN_CALLS.includes(name)) continue;
    expect((await answerTo(name, account)).toLowerCase(), person).not.toContain(MARK);
  }
});
