import type { Command } from '#contract/commands/command.ts';
import { clientError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';
import { core } from '../core.ts';
import { shownMember } from '../session.ts';
import { useTopic } from '../topic.ts';
import { createCommandClient } from './command-client.ts';
import { newRequestId } from './request-id.ts';

const NONE: CommandsView = { pending: [], settled: [], unreadable: [] };

/** Returns the member’s commands with a pending outcome, and those whose outcome is recent or still unread. */
export const useCommands = (): CommandsView => useTopic('commands', null) ?? NONE;

const give = createCommandClient({ commands: core.commands, newId: newRequestId });

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
  give(owner(), command, signal);

/** The member has read how a command ended. */
export const forgetCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.forget(owner(), requestId);

/** Withdraws a command that has not been sent yet. */
export const takeBackCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.takeBack(owner(), requestId);
