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
import type { UserId } from '#contract/models/ids.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { CommandsApi, CommandsView } from '#worker/services/commands/command-api.ts';
import { presentMembers } from '../money/present-member.ts';
import type { CommandDeps } from './active-command.ts';
import { createCommandRuns } from './command-runs.ts';
import { commandsView } from './commands-view.ts';
import { createGiving } from './give-command.ts';
import { isUndecided } from './kept-command.ts';

export type Commands = CommandsApi & {
  readonly view$: Observable<CommandsView>;
  /** Takes up, while subscribed, what was left by a core that died, a page that closed, a session that ended. */
  readonly background$: Observable<never>;
};

type Deps = CommandDeps & Pick<CoreContext, 'session$' | 'tabs'>;

const NOTHING: CommandsView = { pending: [], settled: [], unreadable: [] };

/** The commands of the present member: each is carried out once, in the name of the member who gave it. */
export function createCommands(deps: Deps): Commands {
  const { store, session$ } = deps;
  const members$ = presentMembers(session$);
  const runs = createCommandRuns(deps, members$);
  const requireOwner = async (owner: UserId) => {
    if ((await firstValueFrom(members$)) !== owner) throw appError('NEEDS_LOGIN');
  };
  const giving = createGiving({ ...deps, runs, requireOwner });
  const own = (member: UserId) =>
    merge(store.of(member), runs.changed$.pipe(switchMap(() => store.all(member))));
  return {
    run: giving.run,
    leave: async (owner, requestId) => {
      await giving.settled();
      for (const { active } of runs.all()) if (active.owner === owner) active.waiting.delete(requestId);
    },
    takeBack: async (owner, requestId) => {
      const run = runs.get(requestId);
      if (run?.active.owner === owner) run.active.isTakenBack = true;
    },
    forget: async (owner, requestId) => {
      await requireOwner(owner);
      const kept = await store.look(owner, requestId);
      if (kept.is === 'absent') await store.remove(owner, requestId);
      if (kept.is === 'value' && !isUndecided(kept.value)) await store.keep({ ...kept.value, told: true });
    },
    view$: members$.pipe(
      switchMap((member) => (member === null ? of(null) : own(member))),
      map((all) => (all === null ? NOTHING : commandsView(all, runs))),
    ),
    background$: defer(() => members$).pipe(
      switchMap((member) => (member === null ? EMPTY : store.of(member))),
      tap(({ commands }) => {
        for (const kept of commands.filter(isUndecided)) giving.takeUp(kept).outcome.catch(() => undefined);
      }),
      ignoreElements(),
    ),
  };
}
