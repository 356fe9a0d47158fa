import type { Observable } from 'rxjs';
import type { InputOf, OutputOf, PageCallName } from '#contract/book/table.ts';
import type { Audience } from '#contract/calls/define-call.ts';
import type { DanmakuItem } from '#contract/community/chat/danmaku-schema.ts';
import type { ChatRoomView, ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { Blocks } from '#contract/community/chat/moderation/moderation-schema.ts';
import type { ReadingSettings } from '#contract/community/chat/reading/reading-settings-schema.ts';
import type { RecordingView } from '#contract/community/chat/recording-view.ts';
import type { GiftStageView } from '#contract/community/gift/stage.ts';
import type { ChatRoomRef, RoomRef } from '#contract/community/room/room-ref.ts';
import type { RoomFigures } from '#contract/community/room-figures.ts';
import type { OpenVideo, VideoView } from '#contract/community/video/video-view.ts';
import type { Directive } from '#contract/directives.ts';
import type { MatchId, OrderId } from '#contract/fields/ids.ts';
import type { BoardItem, BoardPick } from '#contract/play/board/schema.ts';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import type { MatchOdds } from '#contract/play/odds/schema.ts';
import type { Loadable } from '#contract/units/loadable.ts';
import type { Coins, Currency } from '#contract/units/money.ts';
import type { CaptchaKind } from '#contract/wire/captcha.ts';
import type { Polled } from '#timing/poll.ts';
import type { CommandsView } from './services/commands/command-api.ts';
import type { InboxView } from './services/inbox/inbox-api.ts';
import type { AssetsView, OrdersView, OrderView } from './services/money/money-api.ts';
import type { SessionView } from './session/session-api.ts';

/**
 * Buffering for a reader slower than the stream. last: the last few items. restart: all of them up to a limit; beyond it
 * the source is resubscribed, for sources that begin with the full state.
 */
export type Delivery =
  | { readonly strategy: 'last'; readonly count: number }
  | { readonly strategy: 'restart'; readonly over: number };

/** A topic: how its items wait, and, for the compiler alone, what it needs and what it brings. */
type TopicRow<Params, Item, For extends Audience = Audience> = {
  readonly delivery: Delivery;
  readonly yields?: (params: Params) => Item;
  readonly audience?: For;
};

/** Defines a topic whose items belong to the viewer, and end with their session. */
const topic = <Params, Item>(delivery: Delivery): TopicRow<Params, Item, 'member'> => ({ delivery });
/** Defines a topic whose items are the same for every viewer. */
const sharedTopic = <Params, Item>(delivery: Delivery): TopicRow<Params, Item, 'everybody'> => ({ delivery });

/** Delivery of only the newest item. */
const LATEST: Delivery = { strategy: 'last', count: 1 };
/** The shell performs each of them. */
const FEW: Delivery = { strategy: 'last', count: 16 };
/** Minutes of a hidden page, whose timers may run once a minute; the feed begins with the room as it is. */
const FEED: Delivery = { strategy: 'restart', over: 1_000 };
/** Every change counts; a reader far behind gets the whole list again. */
const BOARD: Delivery = { strategy: 'restart', over: 60 };

/** Live state of a match. */
export type MatchView = Loadable<MatchDetail>;

/** The prices of a match. */
export type OddsView = Loadable<MatchOdds>;

/** A call that the core repeats while a page shows its answer. */
export type PagePoll<Name extends PageCallName = PageCallName> = {
  readonly name: Name;
  readonly input: InputOf<Name>;
  /** From an answer to the next request, ms. */
  readonly everyMs: number;
};

/** Result of one poll of a page's call. */
export type PolledCall<Name extends PageCallName = PageCallName> = {
  readonly name: Name;
  readonly polled: Polled<OutputOf<Name>>;
};

type OfRoom = { readonly room: RoomRef };
type OfChatRoom = { readonly room: ChatRoomRef };
type OfMatch = { readonly matchId: MatchId };

/** All streams: topic, parameters, item, delivery. */
export const topics = {
  directives: topic<null, Directive>(FEW),
  session: topic<null, SessionView>(LATEST),
  /** Kind of challenge that holds requests up, or null. */
  captcha: sharedTopic<null, CaptchaKind | null>(LATEST),
  /** True if this browser lets the core store anything beyond the visit: a login, above all. */
  storage: sharedTopic<null, { readonly isPersistent: boolean }>(LATEST),
  coins: topic<null, Coins | null>(LATEST),
  inbox: topic<null, InboxView>(LATEST),
  commands: topic<null, CommandsView>(LATEST),
  orders: topic<null, OrdersView>(LATEST),
  /** Polled while the page is visible, more rarely otherwise, at its deadline and after every step, until it is settled. */
  order: topic<{ readonly orderId: OrderId }, OrderView>(LATEST),
  /** Requested again after every transfer of money. */
  assets: topic<{ readonly currency: Currency }, AssetsView>(LATEST),
  match: sharedTopic<OfMatch, MatchView>(LATEST),
  odds: sharedTopic<OfMatch, OddsView>(LATEST),
  board: topic<BoardPick, BoardItem>(BOARD),
  /** Repeated calls of the page, each from its interval after the page's own request on. */
  answers: topic<PagePoll, PolledCall>(LATEST),
  'chat.room': topic<OfChatRoom, ChatRoomView>(LATEST),
  'chat.feed': topic<OfChatRoom, ShownFeedItem>(FEED),
  /** Items of the danmaku; a reader far behind restarts with the next one. */
  'chat.danmaku': topic<OfRoom, DanmakuItem>({ strategy: 'restart', over: 200 }),
  /** Blocks of the viewer. */
  'chat.blocks': topic<null, Blocks>(LATEST),
  /** Chat reading settings of the viewer. */
  'chat.reading': topic<null, ReadingSettings>(LATEST),
  'gift.stage': topic<OfChatRoom, GiftStageView>(LATEST),
  video: sharedTopic<OpenVideo, VideoView>(LATEST),
  'dev.figures': sharedTopic<{ readonly room: RoomRef | null }, RoomFigures>(LATEST),
  'dev.recording': topic<null, RecordingView<Blob>>(LATEST),
};

export type Topic = keyof typeof topics;

/** Topics with the same items for every viewer. */
export type SharedTopic = {
  readonly [Name in Topic]: (typeof topics)[Name] extends { readonly audience?: 'everybody' } ? Name : never;
}[Topic];

/** Parameters and items of each topic. */
export type Topics = {
  readonly [Name in Topic]: (typeof topics)[Name] extends TopicRow<infer Params, infer Item>
    ? { readonly params: Params; readonly item: Item }
    : never;
};

/** The source of each topic. */
export type TopicSources = {
  readonly [Name in Topic]: (params: Topics[Name]['params']) => Observable<Topics[Name]['item']>;
};

/** Items of a stream that cross together. */
export type Batch<Item> = {
  readonly items: readonly Item[];
  /** Left out since the last batch by the topic's delivery. */
  readonly dropped: number;
};
