import type { CommandSubject } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { CommandStore } from './command-store.ts';
import type { KeptCommand } from './kept-command.ts';

/** What running a command needs. */
export type CommandDeps = Pick<CoreContext, 'send' | 'clock' | 'hidden$' | 'scheduler' | 'random'> & {
  readonly store: CommandStore;
  /** False only when the device itself knows it has no network. */
  readonly online: () => boolean;
  /** Is this the member whose session is present now? */
  isHere(member: UserId): boolean;
  /** A command of the present member was carried out. */
  onMade(outcome: CommandOutcome): void;
  /** A command of the present member was refused; resolves when what follows from that is known. */
  onRefused(what: CommandSubject, error: AppError): Promise<void>;
};

/** A command under way in this tab. */
export type ActiveCommand = Pick<KeptCommand, 'requestId' | 'owner' | 'what'> & {
  /** Begun here: nothing of it was kept before. */
  readonly isNew: boolean;
  /** Requests of this tab's page that wait for its end. */
  readonly waiting: Set<ClientRequestId>;
  /** Sends it, under its id; null where only what was kept is left of it. */
  sendIt: (() => Promise<CommandOutcome>) | null;
  /** The member has taken it back. */
  isTakenBack: boolean;
  /** The answer to one of its sendings was lost. */
  isInDoubt: boolean;
};

/** What is known of its sendings. */
export type Sendings = {
  readonly since: ServerTime;
  /** No sending is later; null while one is under way, and before the first. */
  readonly sentAt: ServerTime | null;
  /** That time is by the platform's clock, from an answer after the last sending. */
  readonly isDated: boolean;
  /** One of them may have been carried out. */
  readonly lost: boolean;
  /** What the platform said to a later one. */
  readonly refusal: AppError | null;
};

/** What happened to it, and what is known of its sendings after that. */
export type Step = { readonly sendings: Sendings } & (
  | { readonly event: 'answered' | 'found'; readonly outcome: CommandOutcome }
  | { readonly event: 'refused' | 'absent' | 'takenBack'; readonly error: AppError }
  | { readonly event: 'lost' | 'missing' | 'sentAgain' | 'unsent' | 'online' }
);

/** What was kept of a command before its end, to be written again. */
export const keptFrom = (
  { requestId, owner, what }: ActiveCommand,
  { since, sentAt }: Pick<Sendings, 'since' | 'sentAt'>,
  state: KeptCommand['state'],
): KeptCommand => ({
  version: 1,
  requestId,
  owner,
  what,
  state,
  since,
  sentAt,
  refusal: null,
  settledAt: null,
  told: false,
  betId: null,
});
