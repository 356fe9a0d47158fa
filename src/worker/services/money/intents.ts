import {
  defer,
  EMPTY,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  tap,
  throwError,
  timer,
} from 'rxjs';
import { appError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/models/ids.ts';
import type { IntentSubject } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { IntentView, OrdersView } from '#worker/core-api.ts';
import { abortable } from '#worker/wire/ask.ts';
import type { Surroundings } from '../surroundings.ts';
import type { IntentMeans, Wanted } from './intent.ts';
import { liveIntent } from './intent-life.ts';
import type { KeptIntent } from './kept-intent.ts';
import { presentMembers } from './present-member.ts';

/** Without turns between tabs: for so long an intent is left to the tab that has begun it. */
const OTHERS_OWN_MS = 60_000;

export type Intents = {
  /**
   * Begins an intent, or joins it where it is under way, and resolves when it is known what became of it.
   * @throws AppError the refusal; NOT_MADE; NEEDS_LOGIN when the member has left meanwhile
   */
  carryOut(
    intentId: ClientRequestId,
    what: IntentSubject,
    sendIt: () => Promise<MoneyOrder>,
  ): Promise<MoneyOrder>;
  /** The present member has read that it was not made. */
  forget(intentId: ClientRequestId): Promise<void>;
  viewOf(member: UserId): Observable<Pick<OrdersView, 'verifying' | 'notMade'>>;
  /** Takes up, while subscribed, what was left by a core that died, a page that closed, a session that ended. */
  readonly duty$: Observable<never>;
};

type Means = IntentMeans & Pick<Surroundings, 'session$' | 'tabs'>;
type Run = { readonly wanted: Wanted; readonly outcome: Promise<MoneyOrder> };

const viewOf = ({ intentId, what, since }: KeptIntent): IntentView => ({ intentId, what, since });

/** One tab at a time has an intent in hand; it falls to another when that one dies. */
function turnOf({ tabs, clock, scheduler }: Means, { intentId, sendIt }: Wanted, since: number) {
  if (tabs.locks) return tabs.locks.hold(`intent.${intentId}`);
  return sendIt ? of(null) : timer(Math.max(0, since + OTHERS_OWN_MS - clock.now()), scheduler);
}

/** The intents that this tab has in hand, or waits for its turn with. */
function createRuns(means: Means, members$: Observable<UserId | null>) {
  const runs = new Map<ClientRequestId, Run>();
  return {
    get: (intentId: ClientRequestId) => runs.get(intentId),
    begin: (wanted: Wanted, since: number): Promise<MoneyOrder> => {
      const { intentId, owner } = wanted;
      const gone$ = members$.pipe(
        mergeMap((member) => (member === owner ? EMPTY : throwError(() => appError('NEEDS_LOGIN')))),
      );
      const life$ = turnOf(means, wanted, since).pipe(
        switchMap(() => abortable((signal) => liveIntent(means, wanted, signal))),
      );
      const outcome = firstValueFrom(merge(gone$, life$)).finally(() => runs.delete(intentId));
      runs.set(intentId, { wanted, outcome });
      return outcome;
    },
  };
}

/** The intents of whoever is here. */
export function createIntents(means: Means): Intents {
  const { book, session$, clock } = means;
  const members$ = presentMembers(session$);
  const runs = createRuns(means, members$);

  const takeUp = (kept: KeptIntent) => {
    const { intentId, owner, what, state, since } = kept;
    if (state === 'notMade' || runs.get(intentId)) return;
    runs.begin({ intentId, owner, what, sendIt: null }, since).catch(() => undefined);
  };

  return {
    carryOut: async (intentId, what, sendIt) => {
      const owner = await firstValueFrom(members$);
      if (owner === null) throw appError('NEEDS_LOGIN');
      const run = runs.get(intentId);
      if (!run) return runs.begin({ intentId, owner, what, sendIt }, clock.now());
      run.wanted.sendIt = sendIt;
      return run.outcome;
    },
    forget: async (intentId) => {
      const owner = await firstValueFrom(members$);
      const kept = owner && (await book.read(owner, intentId));
      if (kept && kept.state === 'notMade') await book.remove(kept.owner, intentId);
    },
    viewOf: (member) =>
      book.of(member).pipe(
        map((intents) => ({
          verifying: intents.filter(({ state }) => state === 'verifying').map(viewOf),
          notMade: intents.filter(({ state }) => state === 'notMade').map(viewOf),
        })),
      ),
    duty$: defer(() => members$).pipe(
      switchMap((member) => (member === null ? EMPTY : book.of(member))),
      tap((intents) => intents.forEach(takeUp)),
      ignoreElements(),
    ),
  };
}
