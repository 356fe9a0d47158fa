import { type CommandSubject, subjectOf } from '#contract/commands/command.ts';
import { commandKeyOf } from '#contract/commands/command-id.ts';
import { sendCommand } from '#contract/commands/send-command.ts';
import { appError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandRequest } from '#worker/services/commands/command-api.ts';
import type { CommandDeps } from './active-command.ts';
import { activeFrom, type CommandRuns, type Run } from './command-runs.ts';
import type { CommandStore } from './command-store.ts';
import { isUndecided, type StoredCommand } from './stored-command.ts';

type Deps = Pick<CommandDeps, 'store' | 'clock' | 'send'> & {
  readonly runs: CommandRuns;
  /** @throws AppError NEEDS_LOGIN when another member is present */
  requireOwner(owner: UserId): Promise<void>;
};

/** Network trouble is shown where the command was given, as 核实中, and nowhere else. */
const OPTIONS = { showsNetworkErrors: true };

/**
 * Finds the stored command that is the same command without a known outcome; of gifts only one whose response was lost.
 * @throws AppError NOT_MADE where the store could not be read: the same command might be carried out twice
 */
export async function findTwin(
  store: Pick<CommandStore, 'all'>,
  owner: UserId,
  subject: CommandSubject,
): Promise<StoredCommand | undefined> {
  const key = commandKeyOf(subject);
  const { commands, isComplete } = await store.all(owner);
  const twin = commands.findLast(
    (stored) =>
      isUndecided(stored) &&
      commandKeyOf(stored.what) === key &&
      (subject.is !== 'gift' || stored.state === 'verifying'),
  );
  if (!twin && !isComplete) throw appError('NOT_MADE');
  return twin;
}

/** Creates the entry point for commands: each request finds its command, or starts it. */
export function createCommandRequests({ store, clock, send, runs, requireOwner }: Deps) {
  /** Requests find or begin their command one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  const resume = (stored: StoredCommand): Run =>
    runs.get(stored.requestId) ?? runs.begin(activeFrom(stored), stored.since);

  /** Returns the running or stored command with this id. */
  const known = async (owner: UserId, requestId: ClientRequestId): Promise<Run | undefined> => {
    const stored = await store.read(owner, requestId);
    return runs.get(requestId) ?? (stored ? resume(stored) : undefined);
  };

  /** Returns the identical command whose outcome is unknown. A repeated gift request is a separate command. */
  const twinOf = async ({ owner, isRepeat }: CommandRequest, subject: CommandSubject) => {
    if (isRepeat && subject.is === 'gift') return undefined;
    const running = runs.twinOf(owner, commandKeyOf(subject));
    const stored = running ? undefined : await findTwin(store, owner, subject);
    return running ?? (stored ? resume(stored) : undefined);
  };

  const findOrBegin = async (request: CommandRequest): Promise<Run> => {
    const { owner, requestId, command } = request;
    await requireOwner(owner);
    const subject = subjectOf(command);
    const waiting = new Set([requestId]);
    const begun = { owner, what: subject, isCancelled: false, isInDoubt: false, waiting };
    const sendIt = () => sendCommand((name, input) => send(name, input, OPTIONS), requestId, command);
    const own = await known(owner, requestId);
    if (own) own.active.sendIt = sendIt;
    const sameAs = own ? null : await store.linkOf(owner, requestId);
    const linked = sameAs ? await known(owner, sameAs) : undefined;
    const found = own ?? linked;
    if (found) return found;
    if (sameAs) return runs.begin({ ...begun, requestId: sameAs, isNew: false, sendIt: null }, clock.now());
    const twin = await twinOf(request, subject);
    if (twin) {
      await store.link(owner, requestId, twin.active.requestId);
      return twin;
    }
    return runs.begin({ ...begun, requestId, isNew: true, sendIt }, clock.now());
  };

  return {
    takeUp: resume,
    /** Runs a command, like `run` of the core API. */
    run: async (request: CommandRequest): Promise<CommandOutcome> => {
      const found = last.then(async () => {
        const run = await findOrBegin(request);
        run.active.waiting.add(request.requestId);
        return run;
      });
      last = found.catch(() => undefined);
      return (await found).outcome;
    },
    /** Resolves when every request so far has found its command. */
    settled: () => last,
  };
}
