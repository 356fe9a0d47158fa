import type { Command } from '#contract/commands/command.ts';
import { clientError, toAppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandsApi } from '#worker/services/commands/command-api.ts';

type Ports = {
  readonly commands: Pick<CommandsApi, 'run' | 'leave'>;
  newId(): ClientRequestId;
};

/** A core that died, or that waits longer than a page waits for a core, changes nothing about the command. */
const goesOn = (thrown: unknown) => {
  const { code } = toAppError(thrown);
  return code === 'CORE_DEAD' || code === 'TIMEOUT';
};

/** Rejects when the screen that waits is left, until `stop`. */
function leaving(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting when the screen is left.
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
    left: readonly Promise<never>[],
  ): Promise<CommandOutcome> => {
    const requestId = newId();
    for (let isRepeat = false; ; isRepeat = true) {
      if (signal?.aborted) throw clientError('CANCELLED');
      try {
        return await Promise.race([commands.run({ owner, requestId, command, isRepeat }), ...left]);
      } catch (thrown) {
        // The core ends a command also when it does not hear that nobody waits for it.
        if (signal?.aborted) await commands.leave(owner, requestId).catch(() => undefined);
        if (signal?.aborted || !goesOn(thrown)) throw thrown;
      }
    }
  };
  return async (owner: UserId, command: Command, signal?: AbortSignal): Promise<CommandOutcome> => {
    const left = signal && leaving(signal);
    try {
      return await runUntil(owner, command, signal, left ? [left.promise] : []);
    } finally {
      left?.stop();
    }
  };
}
