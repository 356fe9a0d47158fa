import type { AppError } from '#contract/errors.ts';
import type { UserId } from '#contract/models/ids.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { Surroundings } from '../surroundings.ts';
import type { IntentBook } from './intent-book.ts';
import type { KeptIntent } from './kept-intent.ts';

/** What an intent's life stands on. */
export type IntentMeans = Pick<Surroundings, 'send' | 'clock' | 'hidden$' | 'scheduler' | 'random'> & {
  readonly book: IntentBook;
  /** Is this the member whose session stands now? */
  isHere(member: UserId): boolean;
  /** It is known what became of one: its order. */
  onMade(order: MoneyOrder): void;
};

/** An intent under way in this tab. */
export type Wanted = Pick<KeptIntent, 'intentId' | 'owner' | 'what'> & {
  /** Sends it, under its id; null where only what was kept is left of it, and nobody waits for it. */
  sendIt: (() => Promise<MoneyOrder>) | null;
};

/** What is known of its sendings. */
export type Sendings = {
  readonly since: ServerTime;
  /** No sending is later; null while one is under way. */
  readonly sentAt: ServerTime | null;
  /** One of them may have been carried out. */
  readonly lost: boolean;
  /** What the platform said to a later one. */
  readonly refusal: AppError | null;
};

/** What happened to it, and what is known of its sendings after that. */
export type Step = { readonly sendings: Sendings } & (
  | { readonly event: 'answered' | 'found'; readonly order: MoneyOrder }
  | { readonly event: 'refused' | 'absent'; readonly error: AppError }
  | { readonly event: 'lost' | 'missing' | 'sentAgain' }
);
