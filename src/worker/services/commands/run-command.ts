import { filter, firstValueFrom, interval, take } from 'rxjs';
import type { CommandKind } from '#contract/commands/command.ts';
import {
  type CommandState,
  commandMachine,
  nextCommandState,
  unsentLimitMs,
} from '#contract/commands/command-life.table.ts';
import { type AppError, appError, isAnswerLost, toAppError } from '#contract/errors.ts';
import type { BetId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import { NETWORK_CHECK_MS } from '#worker/clock/polling.table.ts';
import type { ActiveCommand, CommandDeps, Sendings, Step } from './active-command.ts';
import { type QueryState, queryOutcome } from './query-outcome.ts';
import { isUndecided, type StoredCommand, storedCommandOf } from './stored-command.ts';

/**
 * Waits for the network with a command that has not been sent. The member may cancel it; after its limit, including any
 * sleep of the device, it is returned unsent.
 */
async function awaitNetwork(
  { online, scheduler, store, clock }: CommandDeps,
  active: ActiveCommand,
  sendings: Sendings,
): Promise<Step> {
  const cancelled: Step = { event: 'takenBack', error: appError('NOT_MADE'), sendings };
  if (!active.sendIt) return cancelled;
  const limitMs = unsentLimitMs(active.what);
  const isLate = () => clock.now() - sendings.since > limitMs;
  await firstValueFrom(
    interval(NETWORK_CHECK_MS, scheduler).pipe(
      filter(
        (checkCount) => online() || active.isCancelled || isLate() || checkCount * NETWORK_CHECK_MS > limitMs,
      ),
      take(1),
    ),
  );
  const stored = await store.read(active.owner, active.requestId);
  const isOff = active.isCancelled || isLate() || !online() || !stored || !isUndecided(stored);
  return isOff ? cancelled : { event: 'online', sendings };
}

/** Refuses every copy of a command alike, whether sent earlier or later: an order's version only grows. */
const refusesAllCopies = ({ code }: AppError) => code === 'ORDER_MOVED_ON';

/**
 * Sends a command once, after it was stored, in the name of its owner only. A refusal is final only where every earlier
 * transmission has a response: one without may still be in flight. Without a network nothing is sent.
 */
async function attemptCommand(deps: CommandDeps, active: ActiveCommand, before: Sendings): Promise<Step> {
  const { store, clock, isHere, online } = deps;
  const { since, lost } = before;
  if (!lost && !online()) {
    await store.save(storedCommandOf(active, before, 'waiting'));
    return { event: 'unsent', sendings: before };
  }
  try {
    await store.save(storedCommandOf(active, { since, sentAt: null }, lost ? 'verifying' : 'sending'));
    if (!active.sendIt || !isHere(active.owner)) throw appError('NEEDS_LOGIN');
    return { event: 'answered', outcome: await active.sendIt(), sendings: before };
  } catch (thrown) {
    const error = toAppError(thrown);
    const isLost = isAnswerLost(error);
    if (!isLost && (!lost || refusesAllCopies(error))) return { event: 'refused', error, sendings: before };
    const sentAt = clock.now();
    active.isInDoubt = true;
    await store.save(storedCommandOf(active, { since, sentAt: null }, 'verifying'));
    return {
      event: 'lost',
      sendings: { since, sentAt, isDated: false, lost: true, refusal: isLost ? before.refusal : error },
    };
  }
}

type Beginning = { readonly state: CommandState; readonly sendings: Sendings };

/** A sending of a core that has died may have been under way until this moment: the platform dates it. */
const inDoubt = (stored: StoredCommand | null, { clock }: CommandDeps): Sendings => ({
  since: stored?.since ?? clock.now(),
  sentAt: stored?.sentAt ?? null,
  isDated: stored !== null && stored.sentAt !== null,
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
  stored: StoredCommand | null,
): Promise<Beginning> {
  const { clock, store } = deps;
  const unsent = {
    since: stored?.since ?? clock.now(),
    sentAt: null,
    isDated: false,
    lost: false,
    refusal: null,
  };
  switch (stored?.state) {
    case undefined:
      if (active.isNew) return { state: commandMachine.first, sendings: unsent };
      if (active.waiting.size === 0) throw appError('CANCELLED');
      active.isInDoubt = true;
      return { state: 'verifying', sendings: inDoubt(stored, deps) };
    case 'waiting':
      return { state: 'waiting', sendings: unsent };
    case 'refused':
      throw appError(stored.refusal ?? 'NOT_MADE');
    case 'notMade':
      throw appError('NOT_MADE');
    case 'sending':
    case 'verifying':
    case 'made': {
      const sendings = inDoubt(stored, deps);
      active.isInDoubt = true;
      if (stored.state !== 'made') await store.save(storedCommandOf(active, sendings, 'verifying'));
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
  queryState: QueryState,
): Promise<Step> {
  switch (state) {
    case 'waiting':
      return awaitNetwork(deps, active, sendings);
    case 'sending':
      return attemptCommand(deps, active, sendings);
    case 'verifying':
      return queryOutcome(deps, active, sendings, queryState);
    case 'made':
    case 'refused':
    case 'notMade':
      throw appError('BUG', { message: `a command that is ${state} goes on` });
  }
}

/** Commands whose success is visible by itself: an order among the orders, a bet that was there before, a gift in the room. */
const SHOWS_ITSELF: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'deposit',
  'fastDeposit',
  'withdrawal',
  'orderAction',
  'gift',
  'answerBet',
  'cashOut',
]);
/** Commands whose outcome is not queried afterwards, once they were answered at once. */
const NOT_REMEMBERED: ReadonlySet<CommandKind> = new Set<CommandKind>(['orderAction', 'gift']);

/** The bet it was about: one that was refused is found by its name alone. */
const betIn = (step: Step): BetId | null =>
  'outcome' in step && step.outcome.is === 'bet' ? step.outcome.bet.betId : null;

/**
 * Stores the outcome of a command: for the member to read where no page was waiting for it, and for a moment so that the
 * same command, repeated after the death of a core, is recognised as settled.
 */
async function settleCommand(
  { store, clock }: CommandDeps,
  active: ActiveCommand,
  step: Step,
  state: 'made' | 'refused' | 'notMade',
): Promise<void> {
  const { owner, requestId, what } = active;
  const told = active.waiting.size > 0 || (state === 'made' && SHOWS_ITSELF.has(what.is));
  if (told && !active.isInDoubt && NOT_REMEMBERED.has(what.is)) return store.remove(owner, requestId);
  const refusal = step.event === 'refused' ? step.error.code : null;
  const ended = { refusal, settledAt: clock.now(), told, betId: betIn(step) };
  await store.save({ ...storedCommandOf(active, step.sendings, state), ...ended });
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
  const { clock, store, isHere, onCompleted, onRefused } = deps;
  const stored = await store.read(active.owner, active.requestId);
  let { state, sendings } = await beginningOf(deps, active, stored);
  let sentMono = clock.mono();
  for (let times = 0; ; times += state === 'verifying' ? 1 : 0) {
    signal.throwIfAborted();
    const step = await stepFrom(state, deps, active, sendings, { times, waitedMs: clock.mono() - sentMono });
    state = nextCommandState(state, step.event);
    ({ sendings } = step);
    switch (step.event) {
      case 'answered':
      case 'found':
        if (isHere(active.owner)) onCompleted(step.outcome);
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
