import type { CommandSubject } from '#contract/commands/command.ts';
import type { AppError } from '#contract/errors.ts';
import type { ClientRequestId, UserId } from '#contract/fields/ids.ts';
import type { CommandOutcome } from '#contract/money/order/outcome-schema.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { CoreContext } from '#worker/core-context.ts';
import type { CommandStore } from './command-store.ts';
import type { StoredCommand } from './stored-command.ts';

/** Dependencies of running a command. */
export type CommandDeps = Pick<CoreContext, 'send' | 'clock' | 'hidden$' | 'scheduler' | 'random'> & {
  readonly store: CommandStore;
  /** Reports whether there may be a network: false only when the device itself reports none. */
  readonly online: () => boolean;
  /** Reports whether this is the member of the present session. */
  isHere(member: UserId): boolean;
  /** A command of the present member was carried out. */
  onCompleted(outcome: CommandOutcome): void;
  /** Notes that a command of the present member was refused; resolves when the consequences are known. */
  onRefused(subject: CommandSubject, error: AppError): Promise<void>;
};

/** A command under way in this tab. */
export type ActiveCommand = Pick<StoredCommand, 'requestId' | 'owner' | 'what'> & {
  /** True if it was started here: nothing of it was stored before. */
  readonly isNew: boolean;
  /** Requests of this tab's page that wait for its end. */
  readonly waiting: Set<ClientRequestId>;
  /** Sends it, under its id; null where only the stored record is left of it. */
  sendIt: (() => Promise<CommandOutcome>) | null;
  /** True if the member has cancelled it. */
  isCancelled: boolean;
  /** The answer to one of its sendings was lost. */
  isInDoubt: boolean;
};

/** State of its transmissions. */
export type Sendings = {
  readonly since: ServerTime;
  /** Latest possible time of its transmissions; null while one is in flight, and before the first. */
  readonly sentAt: ServerTime | null;
  /** True if that time is by the platform's clock, from a response after the last transmission. */
  readonly isDated: boolean;
  /** One of them may have been carried out. */
  readonly lost: boolean;
  /** Refusal of a later one by the platform. */
  readonly refusal: AppError | null;
};

/** Event of a command, with the state of its transmissions afterwards. */
export type Step = { readonly sendings: Sendings } & (
  | { readonly event: 'answered' | 'found'; readonly outcome: CommandOutcome }
  | { readonly event: 'refused' | 'absent' | 'takenBack'; readonly error: AppError }
  | { readonly event: 'lost' | 'missing' | 'sentAgain' | 'unsent' | 'online' }
);
