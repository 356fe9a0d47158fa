import {
  EMPTY,
  firstValueFrom,
  merge,
  mergeMap,
  type Observable,
  of,
  Subject,
  switchMap,
  throwError,
} from 'rxjs';
import { commandKeyOf } from '#contract/commands/command-id.ts';
import { appError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { wait } from '#timing/wait.ts';
import type { Tabs } from '#worker/tabs/tab-messages.ts';
import { abortable } from '#worker/wire/send.ts';
import type { ActiveCommand, CommandDeps } from './active-command.ts';
import { runCommand } from './run-command.ts';
import type { StoredCommand } from './stored-command.ts';

/** Time a command is left to the tab that has started it, without locks between tabs. */
const OTHERS_OWN_MS = 60_000;

/** A command that this tab has in hand, or waits for its turn with. */
export type Run = { readonly active: ActiveCommand; readonly outcome: Promise<CommandOutcome> };

/** Restores a stored command as active: only the record is left of it. */
export const activeFrom = ({ requestId, owner, what, state }: StoredCommand): ActiveCommand => ({
  requestId,
  owner,
  what,
  isNew: false,
  waiting: new Set(),
  sendIt: null,
  isCancelled: false,
  isInDoubt: state === 'verifying',
});

type Deps = CommandDeps & { readonly tabs: Pick<Tabs, 'siteLocks'> };

/** One tab at a time has a command in hand; it falls to another when that one dies. */
function turnOf({ tabs, clock, scheduler }: Deps, { requestId, sendIt }: ActiveCommand, since: number) {
  if (tabs.siteLocks) return tabs.siteLocks.hold(`command.${requestId}`);
  const remainingMs = Math.min(OTHERS_OWN_MS, since + OTHERS_OWN_MS - clock.now());
  return sendIt ? of(null) : wait(Math.max(0, remainingMs), scheduler);
}

/**
 * Reports whether a run is the same command. Two gifts may be alike; only one whose response was lost is the same one when
 * it is given again.
 */
const isTwin = ({ active }: Run, owner: UserId, key: string): boolean =>
  active.owner === owner &&
  commandKeyOf(active.what) === key &&
  (active.what.is !== 'gift' || active.isInDoubt);

/** The commands of this tab. */
export function createCommandRuns(deps: Deps, members$: Observable<UserId | null>) {
  const runs = new Map<ClientRequestId, Run>();
  const changed$ = new Subject<void>();
  return {
    /** Whenever one begins or ends. */
    changed$: changed$.asObservable(),
    get: (requestId: ClientRequestId) => runs.get(requestId),
    all: (): readonly Run[] => [...runs.values()],
    twinOf: (owner: UserId, key: string) => [...runs.values()].find((run) => isTwin(run, owner, key)),
    /** @param since when it was first wanted, epoch ms of the server */
    begin: (active: ActiveCommand, since: number): Run => {
      const { requestId, owner } = active;
      const ownerChanged$ = members$.pipe(
        mergeMap((member) => (member === owner ? EMPTY : throwError(() => appError('NEEDS_LOGIN')))),
      );
      const life$ = turnOf(deps, active, since).pipe(
        switchMap(() => abortable((signal) => runCommand(deps, active, signal))),
      );
      const outcome = firstValueFrom(merge(ownerChanged$, life$)).finally(() => {
        runs.delete(requestId);
        changed$.next();
      });
      const run = { active, outcome };
      runs.set(requestId, run);
      changed$.next();
      return run;
    },
  };
}
export type CommandRuns = ReturnType<typeof createCommandRuns>;
