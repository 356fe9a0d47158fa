import { refuse } from '#sandbox/base/refusal.ts';
import { recoveryCodeUsed } from '#sandbox/domains/inbox/security-news.ts';
import type { CallContext } from '#sandbox/http/binding/call-context.ts';
import type { AccountPorts } from './account-ports.ts';

/**
 * Goes on for members without a second factor, on devices that have passed it lately, and by a code of it.
 * @throws Refusal SECOND_FACTOR_NEEDED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED.
 */
export async function passFactor(
  { auth: { guards }, messages }: AccountPorts,
  userId: string,
  code: string | undefined,
  { device, now }: Pick<CallContext, 'device' | 'now'>,
): Promise<void> {
  const { factors, trusted } = guards;
  if (factors.since(userId) === null || trusted.isTrusted(userId, device, now)) return;
  if (code === undefined) return refuse('SECOND_FACTOR_NEEDED');
  const proof = await factors.check(userId, code, now);
  trusted.trust(userId, device, now);
  if (proof === 'recoveryCode')
    messages.send(userId, { ...recoveryCodeUsed(factors.codesLeft(userId)), at: now });
}
