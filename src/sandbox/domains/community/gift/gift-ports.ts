import type * as v from 'valibot';
import type { Gift } from '#contract/community/gift/schema.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { ChatPorts } from '#sandbox/domains/community/chat/chat-ports.ts';
import type { Commands } from '#sandbox/domains/ground/command/commands.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { GoalSettings } from './goal-settings.ts';
import type { AnchorSupport } from './support/anchor-support.ts';

/** Dependencies of gifts and coins. */
export type GiftPorts = ChatPorts & {
  readonly ledger: Ledger;
  readonly commands: Commands;
  readonly gifts: readonly v.InferInput<typeof Gift>[];
  readonly money: { readonly notify: SendNews; readonly statement: Statement };
  /** Gift goals of anchors' rooms. */
  readonly giftGoals: GoalSettings;
  readonly support: AnchorSupport;
  /** Books the crowd's gifts in a room since the last time in the ledger. */
  bookCrowdGifts(roomNo: string): void;
};
