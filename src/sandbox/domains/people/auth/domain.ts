import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { aged, record, tidied } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { emailAddress, phoneAddress } from '#sandbox/domains/ground/code/address.ts';
import { guardMigrations } from '#sandbox/domains/ground/guard/guard-migrations.ts';
import { DEMO_CONTACTS, DEMO_MEMBERS } from '#sandbox/domains/ground/member/demo-members.table.ts';
import { createPasswords } from '#sandbox/domains/ground/member/password.ts';
import { demoUserId } from '#sandbox/domains/ground/member/seed-members.ts';
import { type AuthServices, createAuthServices } from './auth-services.ts';

/** Seeds the demo members’ contacts; existing ones are unchanged. */
function seedAuth({ contacts, accountStatus }: AuthServices, now: number): void {
  for (const { name } of DEMO_MEMBERS) {
    const userId = demoUserId(name);
    accountStatus.open(userId, now);
    const known = DEMO_CONTACTS[name];
    if (!known || contacts.all(userId).length > 0) continue;
    contacts.set(userId, phoneAddress({ region: '86', phone: known.phone }), 0);
    contacts.set(userId, emailAddress(known.email), 0);
  }
}

/** `passwordCost`: N of scrypt for passwords of members. */
type Ports = Stored & { readonly passwordCost: number };
type Opened = { readonly auth: AuthServices };

/** Shared ground of login, registration, codes and recovery. */
export const authDomain = domain({
  migrations: [guardMigrations],
  bounds: {
    contact: record,
    // Codes end within minutes; the outbox of the console shows the last letters.
    inbox: aged('at', 30 * DAY_MS),
    login_record: tidied('guard/login-history'),
    login_try: tidied('account/login-attempts'),
    pay_out_hold: record,
    recovery_code: record,
    recovery_step: tidied('password-recovery/recovery-steps'),
    second_factor: record,
    standing: record,
    trusted_device: record,
    verify_code: tidied('code/verify-codes'),
  },
  open: ({ db, passwordCost }: Ports) => ({ auth: createAuthServices(db, createPasswords(passwordCost)) }),
  seed: ({ auth }: Opened, now) => seedAuth(auth, now),
  duties: [
    {
      everyMs: HOUR_MS,
      run({ auth }: Opened, now) {
        auth.guards.logins.clean(now);
        auth.codes.clean(now);
        auth.recovery.clean(now);
        auth.loginAttempts.clean(now);
      },
    },
  ],
});
