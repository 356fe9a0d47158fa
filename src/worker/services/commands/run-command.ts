import { filter, firstValueFrom, interval, take } from 'rxjs';
import {
  type CommandState,
  commandMachine,
  nextCommandState,
} from '#contract/commands/command-life.table.ts';
import { unsentLimitMs } from '#contract/commands/unsent-limit.ts';
import { appError } from '#contract/errors.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { NETWORK_LOOK_MS } from '#worker/clock/polling.table.ts';
import {
  type ActiveCommand,
  type CommandDeps,
  type Sendings,
  type Step,
  storedCommandOf,
} from './active-command.ts';
import { attemptCommand } from './attempt-command.ts';
import { type QueryState, queryOutcome } from './query-outcome.ts';
import { settleCommand } from './settle-command.ts';
import { isUndecided, type StoredCommand } from './stored-command.ts';

/**
 * Waits for the network with a command that has not been sent. The member may cancel it; after its limit, including any
 * sleep of the device, it is returned unsent.
 */
async function awaitNetwork(
  { online, scheduler, store, clock }: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
): Promise<Step> {
  const takenBack: Step = { event: 'takenBack', error: appError('NOT_MADE'), sendings };
  if (!active.sendIt) return takenBack;
  const limitMs = unsentLimitMs(active.what);
  const isLate = () => clock.now() - sendings.since > limitMs;
  await firstValueFrom(
    interval(NETWORK_LOOK_MS, scheduler).pipe(
      filter((look) => online() || active.isTakenBack || isLate() || look * NETWORK_LOOK_MS > limitMs),
      take(1),
    ),
  );
  const kept = await store.read(active.owner, active.requestId);
  const isOff = active.isTakenBack || isLate() || !online() || !kept || !isUndecided(kept);
  return isOff ? takenBack : { event: 'online', sendings };
}

type Beginning = { readonly state: CommandState; readonly sendings: Sendings };

/** A sending of a core that has died may have been under way until this moment: the platform dates it. */
const inDoubt = (kept: StoredCommand | null, { clock }: CommandDeps): Sendings => ({
  since: kept?.since ?? clock.now(),
  sentAt: kept?.sentAt ?? null,
  isDated: kept !== null && kept.sentAt !== null,
  lost: true,
  refusal: null,
});

/**
 * Returns the first step of a command: one that may have been sent before is never simply resent. @throws AppError its
 * outcome
 */
async function beginningOf(
  deps: CommandDeps,
  active: ActiveCommand,
  kept: StoredCommand | null,
): Promise<Beginning> {
  const { clock, store } = deps;
  const unsent = {
    since: kept?.since ?? clock.now(),
    sentAt: null,
    isDated: false,
    lost: false,
    refusal: null,
  };
  switch (kept?.state) {
    case undefined:
      if (active.isNew) return { state: commandMachine.first, sendings: unsent };
      if (active.waiting.size === 0) throw appError('CANCELLED');
      active.isInDoubt = true;
      return { state: 'verifying', sendings: inDoubt(kept, deps) };
    case 'waiting':
      return { state: 'waiting', sendings: unsent };
    case 'refused':
      throw appError(kept.refusal ?? 'NOT_MADE');
    case 'notMade':
      throw appError('NOT_MADE');
    case 'sending':
    case 'verifying':
    case 'made': {
      const sendings = inDoubt(kept, deps);
      active.isInDoubt = true;
      if (kept.state !== 'made') await store.keep(storedCommandOf(active, sendings, 'verifying'));
      return { state: 'verifying', sendings };
    }
  }
}

/** Returns the next step of a command in its present state. */
function stepFrom(
  state: CommandState,
  deps: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
  asked: QueryState,
): Promise<Step> {
  switch (state) {
    case 'waiting':
      return awaitNetwork(deps, active, sendings);
    case 'sending':
      return attemptCommand(deps, active, sendings);
    case 'verifying':
      return queryOutcome(deps, active, sendings, asked);
    case 'made':
    case 'refused':
    case 'notMade':
      throw appError('BUG', { message: `a command that is ${state} goes on` });
  }
}

/**
 * Runs a command from its first transmission, or from its stored record, until its outcome is known.
 * @param signal the member has left: it stays stored
 * @throws AppError the refusal; NOT_MADE; CANCELLED for one without a waiting page that is no longer stored
 */
export async function runCommand(
  deps: CommandDeps,
  active: ActiveCommand,
  signal: AbortSignal,
): Promise<CommandOutcome> {
  const { clock, store, isHere, onMade, onRefused } = deps;
  const kept = await store.read(active.owner, active.requestId);
  let { state, sendings } = await beginningOf(deps, active, kept);
  let sentMono = clock.mono();
  for (let times = 0; ; times += state === 'verifying' ? 1 : 0) {
    signal.throwIfAborted();
    const step = await stepFrom(state, deps, active, sendings, { times, waitedMs: clock.mono() - sentMono });
    state = nextCommandState(state, step.event);
    ({ sendings } = step);
    switch (step.event) {
      case 'answered':
      case 'found':
        if (isHere(active.owner)) onMade(step.outcome);
        await settleCommand(deps, active, step, 'made');
        return step.outcome;
      case 'refused':
        await settleCommand(deps, active, step, 'refused');
        if (isHere(active.owner)) await onRefused(active.what, step.error);
        throw step.error;
      case 'absent':
      case 'takenBack':
        await settleCommand(deps, active, step, 'notMade');
        throw step.error;
      case 'lost':
        sentMono = clock.mono();
        break;
      case 'missing':
      case 'sentAgain':
      case 'unsent':
      case 'online':
        break;
    }
  }
}
