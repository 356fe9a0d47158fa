import type { Command, CommandSubject } from '#contract/commands/command.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BetId, ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** Command issued by a page, in the name of the member it shows. */
export type CommandRequest = {
  readonly owner: UserId;
  /** One for each command from its first sending on, made by the page. */
  readonly requestId: ClientRequestId;
  readonly command: Command;
  /** True if the page has sent this before, to a core that died or timed out. */
  readonly isRepeat: boolean;
};

/** Command whose outcome is unknown. */
export type CommandView = {
  readonly requestId: ClientRequestId;
  readonly subject: CommandSubject;
  readonly since: ServerTime;
  /** unsent: without a network, nothing has left yet. verifying: 核实中, its answer was lost. Never shown as failed. */
  readonly state: 'unsent' | 'sending' | 'verifying';
  readonly canCancel: boolean;
};

/** Command whose outcome is known. */
export type SettledCommand = {
  readonly requestId: ClientRequestId;
  readonly subject: CommandSubject;
  readonly since: ServerTime;
  readonly end: 'made' | 'refused' | 'notMade';
  /** Time its outcome became known. */
  readonly at: ServerTime;
  /** Why, where it was refused. */
  readonly refusal: ErrorCode | null;
  /** False while the member has not been shown it. */
  readonly isShown: boolean;
  /** The bet it has placed or changed; null of everything else. */
  readonly betId: BetId | null;
};

/** The present member's commands of this device; nothing of anybody else's. The oldest first. */
export type CommandsView = {
  readonly pending: readonly CommandView[];
  /** Commands the member has not been shown, and those of the last minute. */
  readonly settled: readonly SettledCommand[];
  /** Commands stored by another version, or too old to query: only the statement shows their outcome. */
  readonly unreadable: readonly ClientRequestId[];
};

/**
 * Operations the platform must perform exactly once [4.05]: money, gifts, payees. A command is stored before it is first
 * sent and never acts twice; after a lost response its outcome is queried until it is known. An identical command, while
 * the outcome of the first is unknown, is the first one. Each is sent, queried and shown in the name of its owner only.
 */
export type CommandsApi = {
  /**
   * Runs a command and resolves when its outcome is known.
   * @throws AppError NEEDS_LOGIN when another member is present, or the session ended before it was known (it is then
   * stored for its owner), NOT_MADE when the platform surely never received it, the call's own codes when it refused.
   */
  run(request: CommandRequest): Promise<CommandOutcome>;
  /**
   * Notes that no page waits for this request any more: its command continues, and its outcome is stored for the member to
   * read.
   */
  leave(owner: UserId, requestId: ClientRequestId): Promise<void>;
  /** Cancels a command that has not been sent at all; any other continues. */
  cancel(owner: UserId, requestId: ClientRequestId): Promise<void>;
  /** The member has read how a command ended, or that it is unreadable. */
  forget(owner: UserId, requestId: ClientRequestId): Promise<void>;
};
