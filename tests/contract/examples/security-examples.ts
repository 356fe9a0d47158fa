import type { DatabaseSync } from 'node:sqlite';
import type { CallName } from '#contract/book/table.ts';
import { loginHash } from '#contract/wire/login-signature.ts';
import { nodeEngine } from '#sandbox/base/node-engine.ts';
import { codeOfStep, stepAt } from '#sandbox/domains/ground/guard/totp.ts';
import { DEMO_PASSWORD } from '#sandbox/domains/ground/member/demo-members.table.ts';

type Scene = { readonly db: DatabaseSync; readonly now: number };

/** Member with a second factor, and a device that has passed it. */
const GUARDED = 'xuexian';
/** Member who has begun one and not confirmed it. */
const BEGINNER = 'qinghe';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const OTHER_TOKEN = '00'.repeat(32);
const FAR_FUTURE = 9_000_000_000_000;

/** Returns the member who makes a second factor call in the examples. */
export const guardedMemberOf = (name: CallName): string | null => {
  if (name === 'security.factorBegin' || name === 'security.factorConfirm') return BEGINNER;
  const isGuarded = ['security.factorEnd', 'security.renewCodes', 'security.stepUp'].includes(name);
  return isGuarded ? GUARDED : null;
};

/** Puts factors and another session to where the examples need them, whatever they did before. */
function prepare({ db, now }: Scene): void {
  const factor = db.prepare('INSERT OR REPLACE INTO second_factor (user_id, secret, since) VALUES (?, ?, ?)');
  factor.run(`u-${GUARDED}`, SECRET, now);
  factor.run(`u-${BEGINNER}`, SECRET, null);
  db.prepare('INSERT OR REPLACE INTO trusted_device VALUES (?, ?, ?)').run(
    `u-${GUARDED}`,
    'device-of-the-contract-tests',
    FAR_FUTURE,
  );
  db.prepare(
    `INSERT OR REPLACE INTO session (token_hash, user_id, site_id, device, started_at, expires_at, seen_at)
     VALUES (?, 'u-beian', 5000, 'another-device', ?2, ?3, ?2)`,
  ).run(OTHER_TOKEN, now, FAR_FUTURE);
}

/** One valid request of every call about sessions and second factors. */
export async function securityExamples(scene: Scene) {
  prepare(scene);
  const passwordOf = (name: string) => loginHash(nodeEngine, name, DEMO_PASSWORD);
  const code = codeOfStep(SECRET, stepAt(scene.now));
  return {
    'security.overview': {},
    'security.sessions': {},
    'security.endSession': { sessionId: OTHER_TOKEN.slice(0, 16) },
    'security.endOthers': {},
    'security.logins': { page: 1, size: 20 },
    'security.confirmPassword': { password: await passwordOf('beian') },
    'security.factorBegin': { password: await passwordOf(BEGINNER) },
    'security.factorConfirm': { code },
    'security.factorEnd': { password: await passwordOf(GUARDED), code },
    'security.renewCodes': { code },
    'security.stepUp': { action: 'endSessions', code },
  } as const;
}
