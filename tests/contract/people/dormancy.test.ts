import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DAY_MS } from '#contract/units/durations.ts';
import { doWork } from '#contract/wire/robot-work.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient, loggedIn } from '../wire-client.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();

/** Earns the ticket for the proof of work required before a code is sent. */
async function workTicket(): Promise<string> {
  const guest = createWireClient(sandbox().origin, now, '');
  const { data } = await guest.call('code.robotRegister', {});
  const { challenge, bits } = v.parse(v.object({ challenge: v.string(), bits: v.number() }), data);
  const seccode = await doWork(nodeEngine, challenge, bits);
  const answer = await guest.call('code.robotValidate', { challenge, seccode });
  return v.parse(v.object({ ticket: v.string() }), answer.data).ticket;
}

test('[4.04] a member inactive for half a year is dormant until a code', async () => {
  const phone = phoneAddress({ region: '86', phone: '13700005520' });
  await loggedIn(sandbox().origin, now, 'qinghe');
  sandbox().db.exec(`UPDATE standing SET login_at = ${now() - 181 * DAY_MS} WHERE user_id = 'u-qinghe'`);
  const member = await loggedIn(sandbox().origin, now, 'qinghe');
  expect((await member.call('dormancy.check', {})).data).toEqual({
    dormantSince: now(),
    phone: '137********',
  });
  const to = { purpose: 'reactivate', channel: 'phone', region: '86', phone: '', email: '' } as const;
  await member.call('code.send', { ...to, ticket: await workTicket() });
  expect((await member.call('dormancy.reactivate', { code: null })).code).toBe(10409);
  expect(
    (await member.call('dormancy.reactivate', { code: sandbox().auth.inbox.of(phone)[0]?.code ?? '' })).code,
  ).toBe(0);
  expect((await member.call('dormancy.check', {})).data).toMatchObject({ dormantSince: null });
});
