import type { Command } from '#contract/commands/command.ts';
import { clientRequestIdOf } from '#contract/commands/command-id.ts';
import { clientError, toAppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandsApi, CommandsView } from '#worker/services/commands/command-api.ts';
import { core } from '../core.ts';
import { shownMember } from '../session.ts';
import { useTopic } from '../topic.ts';

const BYTES = 16;

/** A fresh id for one intent. `randomUUID` is missing on plain-http origins, `getRandomValues` is not. */
export const newRequestId = (): ClientRequestId =>
  clientRequestIdOf(crypto.getRandomValues(new Uint8Array(BYTES)));

type Ports = {
  readonly commands: Pick<CommandsApi, 'run' | 'leave'>;
  newId(): ClientRequestId;
};

/** A core that died, or that waits longer than a page waits for a core, changes nothing about the command. */
const mayContinue = (thrown: unknown) => {
  const { code } = toAppError(thrown);
  return code === 'CORE_DEAD' || code === 'TIMEOUT';
};

/** Rejects when the screen that waits is left, until `stop`. */
function leaving(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  // No waiter is left when the screen is.
  promise.catch(() => undefined);
  const leave = () => reject(clientError('CANCELLED'));
  signal.addEventListener('abort', leave, { once: true });
  return { promise, stop: () => signal.removeEventListener('abort', leave) };
}

/**
 * Creates a client that passes commands to the core of this tab under one id each, across core restarts, until their
 * outcome is known. A closed screen stops waiting; its command continues in the core.
 */
export function createCommandClient({ commands, newId }: Ports) {
  const runUntil = async (
    owner: UserId,
    command: Command,
    signal: AbortSignal | undefined,
    cancellations: readonly Promise<never>[],
  ): Promise<CommandOutcome> => {
    const requestId = newId();
    for (let isRepeat = false; ; isRepeat = true) {
      if (signal?.aborted) throw clientError('CANCELLED');
      try {
        return await Promise.race([commands.run({ owner, requestId, command, isRepeat }), ...cancellations]);
      } catch (thrown) {
        // A command whose end is not reported to the core ends there by itself.
        if (signal?.aborted) await commands.leave(owner, requestId).catch(() => undefined);
        if (signal?.aborted || !mayContinue(thrown)) throw thrown;
      }
    }
  };
  return async (owner: UserId, command: Command, signal?: AbortSignal): Promise<CommandOutcome> => {
    const cancellation = signal && leaving(signal);
    try {
      return await runUntil(owner, command, signal, cancellation ? [cancellation.promise] : []);
    } finally {
      cancellation?.stop();
    }
  };
}

const NONE: CommandsView = { pending: [], settled: [], unreadable: [] };

/** Returns the member’s commands with a pending outcome, and those whose outcome is recent or still unread. */
export const useCommands = (): CommandsView => useTopic('commands', null) ?? NONE;

const submit = createCommandClient({ commands: core.commands, newId: newRequestId });

/** The member the page shows. @throws AppError NEEDS_LOGIN for a guest */
function owner(): UserId {
  const member = shownMember();
  if (member === null) throw clientError('NEEDS_LOGIN');
  return member;
}

/**
 * Runs a command for the member shown by the page; resolves when its outcome is known.
 * @param signal the screen is closed: CANCELLED, and the command continues
 * @throws AppError the refusal, NOT_MADE when the platform certainly never received it, NEEDS_LOGIN when the session ended
 */
export const runCommand = async (command: Command, signal?: AbortSignal): Promise<CommandOutcome> =>
  submit(owner(), command, signal);

/** The member has read how a command ended. */
export const forgetCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.forget(owner(), requestId);

/** Withdraws a command that has not been sent yet. */
export const recallCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.cancel(owner(), requestId);
