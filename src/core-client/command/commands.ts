import type { Command } from '#contract/commands/command.ts';
import { appError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { CommandsView } from '#worker/services/commands/command-api.ts';
import { core } from '../core.ts';
import { shownMember } from '../session.ts';
import { useTopic } from '../topic.ts';
import { createCommandClient } from './command-client.ts';
import { newRequestId } from './request-id.ts';

const NONE: CommandsView = { pending: [], settled: [], unreadable: [] };

/** The member's commands whose end is not known, and those whose end was known a moment ago or is still to be read. */
export const useCommands = (): CommandsView => useTopic('commands', null) ?? NONE;

const give = createCommandClient({ commands: core.commands, newId: newRequestId });

/** The member the page shows. @throws AppError NEEDS_LOGIN for a guest */
function owner(): UserId {
  const member = shownMember();
  if (member === null) throw appError('NEEDS_LOGIN');
  return member;
}

/**
 * Gives a command in the name of the member the page shows; resolves when it is known what became of it.
 * @param signal the screen is left: CANCELLED, and the command goes on
 * @throws AppError the refusal, NOT_MADE when the platform surely never got it, NEEDS_LOGIN when the session ended
 */
export const runCommand = async (command: Command, signal?: AbortSignal): Promise<CommandOutcome> =>
  give(owner(), command, signal);

/** The member has read how a command ended. */
export const forgetCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.forget(owner(), requestId);

/** Takes back a command of which nothing was sent yet. */
export const takeBackCommand = async (requestId: ClientRequestId): Promise<void> =>
  core.commands.takeBack(owner(), requestId);
