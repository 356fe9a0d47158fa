import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { aged, record, tidied } from '#sandbox/db/table-bound.ts';
import { domain, type Stored } from '#sandbox/domains/domain.ts';
import { guardMigrations } from '#sandbox/domains/ground/guard/guard-migrations.ts';
import { createPasswords } from '#sandbox/domains/ground/member/password.ts';
import { type AuthServices, createAuthServices } from './auth-services.ts';
import { seedAuth } from './seed-auth.ts';

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
