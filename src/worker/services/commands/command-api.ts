import type { Command, CommandSubject } from '#contract/commands/command.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BetId, ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { ServerTime } from '#contract/units/time.ts';

/** A command that a page gives, in the name of the member it shows. */
export type CommandRequest = {
  readonly owner: UserId;
  /** One for each command from its first sending on, made by the page. */
  readonly requestId: ClientRequestId;
  readonly command: Command;
  /** The page has asked this before, of a core that died or took too long. */
  readonly isRepeat: boolean;
};

/** A command whose end is not known. */
export type CommandView = {
  readonly requestId: ClientRequestId;
  readonly what: CommandSubject;
  readonly since: ServerTime;
  /** unsent: without a network, nothing has left yet. verifying: 核实中, its answer was lost. Never shown as failed. */
  readonly state: 'unsent' | 'sending' | 'verifying';
  readonly canTakeBack: boolean;
};

/** A command whose end is known. */
export type SettledCommand = {
  readonly requestId: ClientRequestId;
  readonly what: CommandSubject;
  readonly since: ServerTime;
  readonly end: 'made' | 'refused' | 'notMade';
  /** When its end was known. */
  readonly at: ServerTime;
  /** Why, where it was refused. */
  readonly refusal: ErrorCode | null;
  /** False while the member has not been shown it. */
  readonly told: boolean;
  /** The bet it has placed or changed; null of everything else. */
  readonly betId: BetId | null;
};

/** The present member's commands of this device; nothing of anybody else's. The oldest first. */
export type CommandsView = {
  readonly pending: readonly CommandView[];
  /** Those the member has not been shown, and those of the last minute. */
  readonly settled: readonly SettledCommand[];
  /** In a form of another version, or too old to ask about: what became of them only the statement shows. */
  readonly unreadable: readonly ClientRequestId[];
};

/**
 * Everything the platform is to do once [4.05]: money, gifts, payees. A command is kept before it is first sent and never
 * acts twice; an answer that was lost is asked for until it is known. The same command again, while the first one's end is
 * not known, is the first one. Each is sent, asked about and shown in the name of its owner only.
 */
export type CommandsApi = {
  /**
   * Resolves when it is known what became of it.
   * @throws AppError NEEDS_LOGIN when another member is present, or the session ended before it was known (it is then
   * kept for its owner), NOT_MADE when the platform surely never got it, the call's own codes when it refused.
   */
  run(request: CommandRequest): Promise<CommandOutcome>;
  /** No page waits for this request any more: its command goes on, and its end is kept for the member to read. */
  leave(owner: UserId, requestId: ClientRequestId): Promise<void>;
  /** Takes back a command of which nothing was sent; any other goes on. */
  takeBack(owner: UserId, requestId: ClientRequestId): Promise<void>;
  /** The member has read how a command ended, or that it is unreadable. */
  forget(owner: UserId, requestId: ClientRequestId): Promise<void>;
};
