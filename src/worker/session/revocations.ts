import {
  catchError,
  defer,
  distinctUntilChanged,
  filter,
  firstValueFrom,
  ignoreElements,
  merge,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  Subject,
  skip,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import * as v from 'valibot';
import { type ErrorCode, toAppError } from '#contract/errors.ts';
import { type BackOffPolicy, backOff } from '#timing/back-off.ts';
import { wait } from '#timing/wait.ts';
import { type KeyValueStore, parsed } from '#worker/storage/key-value-store.ts';
import type { Send } from '#worker/wire/send.ts';
import { type ServerClock, surelyNow } from '../clock/server-clock.ts';
import type { StoredToken } from './stored-token.ts';
import type { Vault } from './vault.ts';

/** Scope of a logout. */
export type Reach = 'here' | 'everywhere';

/** Sessions that were left on this device and that the platform may still hold open. */
export type Revocations = {
  /**
   * Reports a session that was left. Resolves with whether the platform has received it by now; else it is sent later, by
   * any visit.
   */
  revoke(token: string, reach: Reach): Promise<boolean>;
  /** Was this session left here? Such a token never opens a session again, even where the store did not let go of it. */
  isRevoked(token: string): Promise<boolean | 'unknown'>;
  /** Sends what is left to send while subscribed: at the start, when the page is seen again, and ever more seldom. */
  readonly background$: Observable<never>;
};

export type RevocationPorts = {
  readonly storage: KeyValueStore;
  readonly openVault: (name: string) => Vault;
  readonly storedToken: StoredToken;
  readonly send: Send;
  readonly siteId: number;
  readonly newName: () => string;
  readonly online: () => boolean;
  readonly scheduler: SchedulerLike;
  /** Replays whether the page is hidden. */
  readonly hidden$: Observable<boolean>;
  readonly clock: Pick<ServerClock, 'reading'>;
};

/** The longest any session lives on the platform. */
const LIVES_MS = 30 * 86_400_000;
/** Time a member who logs out waits for the platform's response before a notice that it will be sent later. */
const LOGOUT_ANSWER_MS = 4_000;
/** Between one round through what was left and the next. */
const BACK_OFF: BackOffPolicy = { first: 2_000, longest: 60_000 };

const Revocation = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  reach: v.picklist(['here', 'everywhere']),
  /** Server time after which the session has expired; null when the time was not known. */
  until: v.nullable(v.number()),
});
type Revocation = v.InferOutput<typeof Revocation>;

function revocationIn(text: unknown): Revocation | null {
  try {
    const result = v.safeParse(Revocation, JSON.parse(String(text)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Codes after which the platform holds no such session any more. */
const OVER: ReadonlySet<ErrorCode> = new Set(['AUTH_ERROR', 'LOGIN_ELSEWHERE', 'PASSWORD_CHANGED']);

/** Creates the record of sessions that were left, each in its own vault: two tabs never write the same one. */
function createRevocationRecord({ storage, openVault, siteId, newName }: RevocationPorts) {
  const prefix = `left:${siteId}:`;
  return {
    save: (revocation: Revocation) => openVault(`${prefix}${newName()}`).write(JSON.stringify(revocation)),
    /** @returns every one that can be read, and whether there may be others */
    all: async () => {
      const keys = await storage.allKeys();
      const names = (keys ?? []).filter((key) => key.startsWith(prefix));
      const read = await Promise.all(
        names.map(async (name) => ({ name, revocation: parsed(await openVault(name).read(), revocationIn) })),
      );
      return {
        known: read.flatMap(({ name, revocation }) =>
          revocation.is === 'value' ? [{ name, revocation: revocation.value }] : [],
        ),
        isComplete: keys !== null && read.every(({ revocation }) => revocation.is !== 'unknown'),
      };
    },
    drop: (name: string) => openVault(name).clear(),
  };
}

/** Notifies the platform of a session that was left. @returns whether there is nothing more to send */
async function report(send: Send, { token, reach }: Revocation): Promise<boolean> {
  try {
    if (reach === 'everywhere') {
      await send('account.logoutSetup', { reach: 'everywhere' }, { token, quiet: true });
    }
    await send('account.logout', {}, { token, quiet: true });
    return true;
  } catch (thrown) {
    return OVER.has(toAppError(thrown).code);
  }
}

/** One round after another through what was left. */
function createRounds(ports: RevocationPorts, record: ReturnType<typeof createRevocationRecord>) {
  const { storedToken, send, scheduler, clock } = ports;
  const reported = new Set<string>();

  /** Reports whether the device's own copy is surely gone: another login has replaced it, or the store has removed it. */
  const isCleared = async (token: string) => {
    const login = await storedToken.read();
    if (login.is === 'unknown') return false;
    return login.is === 'value' && login.value.token !== token ? true : storedToken.clear();
  };
  /** @returns whether this one needs no further round */
  const settle = async ({ name, revocation }: { readonly name: string; readonly revocation: Revocation }) => {
    const { token, until } = revocation;
    const isPast = until !== null && until <= (surelyNow(clock) ?? Number.NEGATIVE_INFINITY);
    if (!isPast && !reported.has(token) && !(await report(send, revocation))) return false;
    reported.add(token);
    return (await isCleared(token)) && (await record.drop(name));
  };
  const isAllSettled = async () => {
    const { known, isComplete } = await record.all();
    const settled = await Promise.all(known.map(settle));
    return isComplete && settled.every(Boolean);
  };
  const rounds$ = defer(isAllSettled).pipe(
    catchError(() => of(false)),
    repeat({
      delay: (round) => wait(backOff(BACK_OFF, round), scheduler),
    }),
    takeWhile((settled) => !settled),
  );
  return { reported, isAllSettled, rounds$ };
}

/**
 * Stores each session that was left before sending its logout, so that a logout without network ends the session later.
 * Nothing is sent for a session older than the maximum session lifetime, nor after the platform has reported that it has
 * ended.
 */
export function createRevocations(ports: RevocationPorts): Revocations {
  const { online, scheduler, hidden$, clock } = ports;
  const record = createRevocationRecord(ports);
  const { reported, isAllSettled, rounds$ } = createRounds(ports, record);
  const unreported$ = new Subject<void>();
  const seen$ = hidden$.pipe(
    distinctUntilChanged(),
    skip(1),
    filter((hidden) => !hidden),
  );
  const firstRound = async () => {
    const settled = await isAllSettled().catch(() => false);
    if (!settled) unreported$.next();
  };
  const patience = () => firstValueFrom(timer(LOGOUT_ANSWER_MS, scheduler));
  return {
    revoke: async (token, reach) => {
      const now = surelyNow(clock);
      await record.save({ token, reach, until: now === null ? null : now + LIVES_MS });
      if (online()) await Promise.race([firstRound(), patience()]);
      else unreported$.next();
      return reported.has(token);
    },
    isRevoked: async (token) => {
      const { known, isComplete } = await record.all();
      if (known.some(({ revocation }) => revocation.token === token)) return true;
      return isComplete ? false : 'unknown';
    },
    background$: merge(of(undefined), unreported$, seen$).pipe(
      switchMap(() => rounds$),
      ignoreElements(),
    ),
  };
}
