import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { phoneFields } from '#contract/people/member/entry-fields.ts';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { DIAL_CODES } from '#contract/text/phone.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { codeFor } from '../examples/profile-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { createWireClient } from '../wire-client.ts';
import { newcomer } from './new-member.ts';

const sandbox = sandboxForFile();
const now = () => sandbox().world.clock.now();
const CLIENT = { flag: 'web', version: '1.1.0', timewd: '' };

const digits = fc.stringMatching(/^\d{4,13}$/);
/** Ways to type a phone: zeros and signs in front of either part, and digits moved from one part to the other. */
const spelling = fc.tuple(
  fc.constantFrom('', '0', '00', '000', '+', '+0'),
  fc.constantFrom('', '0', '00'),
  fc.integer({ min: -3, max: 3 }),
);
const PhoneNumber = v.object(phoneFields);

const spelled = (region: string, phone: string, [before, zeros, shift]: [string, string, number]) => {
  const cut = Math.max(1, region.length + shift);
  const all = region + phone;
  return { region: before + all.slice(0, cut), phone: zeros + all.slice(cut) };
};

test('[5.06] every spelling of a phone that is accepted has one address', () => {
  fc.assert(
    fc.property(fc.constantFrom(...DIAL_CODES), digits, spelling, (region, phone, variant) => {
      const one = v.parse(PhoneNumber, { region, phone });
      const other = v.safeParse(PhoneNumber, spelled(region, phone, variant));
      if (!other.success) return;
      const [plain, again] = [phoneAddress(one), phoneAddress(other.output)];
      if (plain.replace(' ', '') === again.replace(' ', '')) expect(again).toBe(plain);
    }),
    { numRuns: 2_000 },
  );
});

test('[5.06] no dialling code is the prefix of another', () => {
  for (const one of DIAL_CODES)
    for (const other of DIAL_CODES) if (one !== other) expect(other.startsWith(one)).toBe(false);
});

async function attempt(name: string, region: string, phone: string, code: string, siteId = '5000') {
  const password = await loginHash(nodeEngine, name, 'kantai2026');
  const form = { name, password, region, phone, code, ...CLIENT };
  const client = createWireClient(sandbox().origin, now, '', siteId, `device-of-${name}`);
  return (await client.post(await client.prepare('register.submit', form))).code;
}

describe('[7.11] [P.18] one phone is one account', () => {
  test.each(['086', '0086', '8', '+86'])('a registration under region %s is refused', async (region) => {
    const phone = region === '8' ? '613800002076' : '13800002076';
    expect(await attempt('fenshen1', region, phone, '123456')).toBe(PLATFORM_CODES.BAD_REQUEST);
  });

  test('zeros in front of a number make no other account', async () => {
    const to = { region: '852', phone: '91234567' };
    const address = phoneAddress(to);
    const code = () => codeFor({ auth: sandbox().auth, now: now() }, address, 'register');
    expect(await attempt('ganghao1', '852', '91234567', code())).toBe(0);
    const again = await attempt('ganghao2', '852', '0091234567', code());
    expect([PLATFORM_CODES.PHONE_TAKEN, PLATFORM_CODES.CODE_EXPIRED]).toContain(again);
    expect(sandbox().accounts.byName('ganghao2')).toBeNull();
  });
});

describe('[P.18] a phone reveals nothing to a stranger', () => {
  test('without the code every phone is refused alike', async () => {
    const excluded = await newcomer(sandbox(), { name: 'zijin1', device: 'of-an-excluded' });
    const phone = sandbox().auth.contacts.of(excluded.userId, 'phone')?.slice(3) ?? '';
    expect((await excluded.client.call('restriction.exclude', { term: 'ever', agreed: true })).code).toBe(0);
    for (const [index, number] of [phone, '13800002076', '13300009999'].entries()) {
      sandbox().db.exec('DELETE FROM verify_code');
      expect(await attempt(`tanting${index}`, '86', number, '123456')).toBe(PLATFORM_CODES.CODE_EXPIRED);
    }
  });

  test('a site without codes gives no reason and limits the tries', async () => {
    const excluded = await newcomer(sandbox(), { name: 'zijin2', device: 'of-another-excluded' });
    const phone = sandbox().auth.contacts.of(excluded.userId, 'phone')?.slice(3) ?? '';
    await excluded.client.call('restriction.exclude', { term: 'ever', agreed: true });
    expect(await attempt('wuma1', '86', phone, '', '5003')).toBe(PLATFORM_CODES.PHONE_TAKEN);
    expect(await attempt('wuma2', '86', '13800002076', '', '5003')).toBe(PLATFORM_CODES.PHONE_TAKEN);
    const answers = new Set<number>();
    for (let count = 0; count < 40; count += 1)
      answers.add(await attempt(`wuma${count + 3}`, '86', '13800002076', '', '5003'));
    expect([...answers]).toEqual([PLATFORM_CODES.PHONE_TAKEN, PLATFORM_CODES.THROTTLED_USER]);
  });
});
