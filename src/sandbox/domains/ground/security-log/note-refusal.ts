import * as v from 'valibot';
import type { Refusal } from '#sandbox/base/refusal.ts';
import type { Accounts } from '#sandbox/domains/ground/member/accounts.ts';
import type { RequestTrace } from '#sandbox/http/calls/call-ports.ts';
import type { SecurityKind, SecurityLog } from './security-log.ts';

const KINDS: Partial<Record<Refusal['code'], SecurityKind>> = {
  BAD_CREDENTIALS: 'loginFailed',
  LOGIN_LOCKED: 'loginLocked',
  WITHDRAW_PASSWORD_WRONG: 'secretFailed',
  WITHDRAW_PASSWORD_LOCKED: 'secretLocked',
  WRONG_VERIFY_CODE: 'codeFailed',
  CODE_EXPIRED: 'codeExpired',
  SECOND_FACTOR_WRONG: 'factorFailed',
  SECOND_FACTOR_LOCKED: 'factorLocked',
  STEP_UP_NEEDED: 'stepUp',
  BAD_SIGNATURE: 'badSignature',
  NONCE_SEEN: 'repeated',
  THROTTLED_USER: 'throttled',
  THROTTLED_SITE: 'throttled',
};

const Named = v.object({ name: v.string() });
const DEVICE_SHOWN = 8;

/** Short name of a device, shown to operators. */
export const deviceText = (device: string): string => `设备 ${device.slice(0, DEVICE_SHOWN) || '未知'}`;

/** Returns the name for the log, only if it is a member's: a password may be typed in place of the name. */
function actorOf(accounts: Pick<Accounts, 'byName'>, { account, input, device }: RequestTrace): string {
  if (account) return account.name;
  const named = v.safeParse(Named, input);
  return (named.success ? accounts.byName(named.output.name)?.name : null) ?? deviceText(device);
}

/** Records a security-relevant refusal. */
export function noteRefusal(
  { accounts, security }: { readonly accounts: Pick<Accounts, 'byName'>; readonly security: SecurityLog },
  { code }: Refusal,
  call: string,
  trail: RequestTrace,
  now: number,
): void {
  const kind = KINDS[code];
  if (kind) security.note({ kind, who: actorOf(accounts, trail), what: call }, now);
}
