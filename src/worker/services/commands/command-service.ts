import {
  defer,
  EMPTY,
  firstValueFrom,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  tap,
} from 'rxjs';
import { appError } from '#contract/errors.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type {
  CommandsApi,
  CommandsView,
  CommandView,
  SettledCommand,
} from '#worker/services/commands/command-api.ts';
import { presentMember, presentMembers } from '#worker/session/session-state.ts';
import type { CoinService } from '../money/coin-service.ts';
import type { MoneyService } from '../money/money-service.ts';
import type { CommandDeps } from './active-command.ts';
import { createCommandRequests } from './command-requests.ts';
import { type CommandRuns, createCommandRuns } from './command-runs.ts';
import { createCommandStore, type OwnCommands } from './command-store.ts';
import { isUndecided, type StoredCommand } from './stored-command.ts';

type Ended = Extract<StoredCommand['state'], 'made' | 'refused' | 'notMade'>;

const endOf = (state: StoredCommand['state']): Ended | null =>
  state === 'made' || state === 'refused' || state === 'notMade' ? state : null;

/** Returns the commands of a member that a page may show. */
function commandsView({ commands, unreadable }: OwnCommands, runs: CommandRuns): CommandsView {
  const pending: CommandView[] = [];
  const settled: SettledCommand[] = [];
  for (const { state, requestId, what, since, settledAt, refusal, told, betId } of commands) {
    const ended = endOf(state);
    if (ended !== null)
      settled.push({
        requestId,
        subject: what,
        since,
        end: ended,
        at: settledAt ?? since,
        refusal,
        isShown: told,
        betId,
      });
    else {
      const isUnsent = state === 'waiting';
      const run = runs.get(requestId);
      const canCancel = isUnsent && run !== undefined && run.active.sendIt !== null;
      pending.push({
        requestId,
        subject: what,
        since,
        state: isUnsent ? 'unsent' : state === 'sending' ? 'sending' : 'verifying',
        canCancel,
      });
    }
  }
  return { pending, settled, unreadable };
}

export type Commands = CommandsApi & {
  readonly view$: Observable<CommandsView>;
  /** Resumes, while subscribed, commands left by a dead core, a closed page or an ended session. */
  readonly background$: Observable<never>;
};

type Deps = CommandDeps & Pick<CoreContext, 'session$' | 'tabs'>;

const NO_COMMANDS: CommandsView = { pending: [], settled: [], unreadable: [] };

/** The commands of the present member: each is carried out once, in the name of the member who gave it. */
export function createCommands(deps: Deps): Commands {
  const { store, session$ } = deps;
  const members$ = presentMembers(session$);
  const runs = createCommandRuns(deps, members$);
  const requireOwner = async (owner: UserId) => {
    if ((await firstValueFrom(members$)) !== owner) throw appError('NEEDS_LOGIN');
  };
  const requests = createCommandRequests({ ...deps, runs, requireOwner });
  const own = (member: UserId) =>
    merge(store.of(member), runs.changed$.pipe(switchMap(() => store.all(member))));
  return {
    run: requests.run,
    leave: async (owner, requestId) => {
      await requests.settled();
      for (const { active } of runs.all()) if (active.owner === owner) active.waiting.delete(requestId);
    },
    cancel: async (owner, requestId) => {
      const run = runs.get(requestId);
      if (run?.active.owner === owner) run.active.isCancelled = true;
    },
    forget: async (owner, requestId) => {
      await requireOwner(owner);
      const stored = await store.lookUp(owner, requestId);
      if (stored.is === 'absent') await store.remove(owner, requestId);
      if (stored.is === 'value' && !isUndecided(stored.value))
        await store.save({ ...stored.value, told: true });
    },
    view$: members$.pipe(
      switchMap((member) => (member === null ? of(null) : own(member))),
      map((all) => (all === null ? NO_COMMANDS : commandsView(all, runs))),
    ),
    background$: defer(() => members$).pipe(
      switchMap((member) => (member === null ? EMPTY : store.of(member))),
      tap(({ commands }) => {
        for (const stored of commands.filter(isUndecided))
          requests.takeUp(stored).outcome.catch(() => undefined);
      }),
      ignoreElements(),
    ),
  };
}

type Beside = {
  readonly siteId: number;
  readonly online: () => boolean;
  readonly money: Pick<MoneyService, 'note' | 'reload'>;
  readonly coins: Pick<CoinService, 'note'>;
};

/** Creates the service for all commands of the member [4.05], which passes their responses to the rest of the core. */
export function createCommandService(
  context: CoreContext,
  { siteId, online, money, coins }: Beside,
): Commands {
  const { session$, movements } = context;
  const onCompleted = (outcome: CommandOutcome) => {
    switch (outcome.is) {
      case 'order':
        money.note(outcome.order);
        break;
      case 'coins':
        coins.note({ coins: outcome.coins, balance: outcome.balance });
        break;
      case 'gift':
        coins.note({ coins: outcome.coins });
        return;
      case 'bet':
      case 'recovery':
      case 'exchange':
      case 'credit':
      case 'done':
        break;
    }
    movements.report();
  };
  return createCommands({
    ...context,
    store: createCommandStore({ ...context, siteId }),
    online,
    isHere: (member) => presentMember(session$.value) === member,
    onCompleted,
    onRefused: async (subject, { code }) => {
      if (subject.is === 'orderAction' && code === 'ORDER_MOVED_ON') await money.reload(subject.orderId);
    },
  });
}
