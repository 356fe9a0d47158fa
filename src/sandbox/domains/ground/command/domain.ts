import { COMMAND_RETENTION_MS } from '#contract/calls/request-constants.ts';
import { commandCalls } from '#contract/money/command/calls.ts';
import { aged } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { commandHandlers } from './command-handlers.ts';
import { createCommands } from './commands.ts';

/** Commands of members, each with its answer, so that a repeated one takes effect once. */
export const commandDomain = domain({
  bounds: {
    // A repeat arrives within minutes; a device queries the outcome of a command for as long as this.
    command: aged('at', COMMAND_RETENTION_MS),
    // Same retention as the command: afterwards the id is bound to nothing.
    request_id: aged('at', COMMAND_RETENTION_MS),
  },
  open: ({ db }: Stored) => ({ commands: createCommands(db) }),
  handlers: handlersFor(commandCalls, commandHandlers<unknown, unknown>),
});
