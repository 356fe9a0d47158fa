import type { WhichMessages } from '#contract/calls/message.ts';
import type { CallName, InputOf, OutputOf } from '#contract/calls/table.ts';
import type { Directive } from '#contract/directives.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { BoardItem, BoardPick } from '#contract/models/board.ts';
import type { ChatFeedItem, ChatRoomView, SendOutcome } from '#contract/models/chat-feed.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import type { GiftStageView } from '#contract/models/gift-stage.ts';
import type { ClientRequestId, GiftId, MatchId, OrderId, UserId } from '#contract/models/ids.ts';
import type { MatchDetail } from '#contract/models/match.ts';
import type { Member } from '#contract/models/member.ts';
import type { Message, MessageId } from '#contract/models/message.ts';
import type { IntentSubject, OrderDeed, OrderOpening } from '#contract/models/money-intent.ts';
import type { MoneyOrder } from '#contract/models/money-order.ts';
import type { MatchOdds } from '#contract/models/odds.ts';
import type { Recorder, RecordingView } from '#contract/models/recording-view.ts';
import type { RoomRef } from '#contract/models/room.ts';
import type { RoomFigures } from '#contract/models/room-figures.ts';
import type { MediaKind } from '#contract/models/video.ts';
import type { PlayerReport, VideoView } from '#contract/models/video-view.ts';
import type { Coins, Currency } from '#contract/units/money.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { PlayOpening } from '#contract/wire/play-url.ts';
import type { Verification, VerifyKind } from '#contract/wire/verification.ts';

/** The treaty: everything that may cross between page and core. Types only. */

/** What the core must be told once, before anything else. */
export type CoreInit = {
  readonly version: number;
  /** From `<html data-site>` [1.01], mapped by the site rule. */
  readonly siteId: number;
  /** Same origin as the page unless a line says otherwise. */
  readonly apiOrigin: string;
  /** Where news and soccer are asked for instead, never in a production build [7.06]. */
  readonly newsOrigin?: string | null;
  readonly hidden: boolean;
};

/** Where the page is, as far as answers are followed differently there [2.08, 8.08]. */
export type PagePlace = {
  /** On customer service: no answer leads away from it. */
  readonly exempt: boolean;
  /** The visitor has read the access alert and goes on. */
  readonly goOn: boolean;
};

/** Calls a page may make itself; the others belong to a service with state below. */
export type PageCallName = Exclude<
  CallName,
  | 'account.login'
  | 'account.logout'
  | 'account.logoutSetup'
  | 'account.loginByPhone'
  | 'account.loginSigned'
  | 'account.changePassword'
  | 'register.submit'
  | 'recovery.phoneThree'
  | 'recovery.emailThree'
  | 'code.robotRegister'
  | 'code.robotValidate'
  | 'code.send'
  | 'chat.send'
  | 'chat.pushOrder'
  | 'chat.offline'
  | 'board.changes'
  | 'gift.reward'
  | 'gift.buyCoins'
  | 'message.latest'
  | 'message.read'
  | 'message.remove'
  | 'message.stick'
  | 'deposit.pay'
  | 'deposit.speedPay'
  | 'withdraw.new'
  | 'transfer.move'
  | 'transfer.oneClickIn'
  | 'transfer.assets'
  | 'order.lastUnfinished'
  | 'order.get'
  | 'order.byRequest'
  | 'order.confirm'
  | 'order.cancel'
  | 'order.remind'
  | 'order.withdrawAppeal'
  | 'order.appeal'
  | 'order.uploadProof'
  | 'time.server'
  | 'time.system'
>;

/** A number and the dialling code it is under. */
export type PhoneNumber = { readonly region: string; readonly phone: string };
export type CodePurpose = InputOf<'code.send'>['purpose'];
/** `code` is blank where the site asks for none. */
export type NewAccount = PhoneNumber & {
  readonly name: string;
  readonly password: string;
  readonly code: string;
};

export type SessionView =
  | { readonly is: 'unknown' }
  | { readonly is: 'guest' }
  | { readonly is: 'member'; readonly member: Member };

/** `offsetMs` is to be added to the device's clock as it ran when the core started: origin of the page plus its age. */
export type ClockView = { readonly offsetMs: number; readonly errorMs: number; readonly synced: boolean };

type OddsView = { readonly odds: MatchOdds | null; readonly failed: ErrorCode | null };
/** A play link with the origins its picture may come from, or why it plays nothing. */
export type OpenedPlay =
  | (Extract<PlayOpening, { is: 'open' }> & { readonly origins: readonly string[] })
  | Extract<PlayOpening, { is: 'refused' }>;

type MatchView = { readonly detail: MatchDetail | null; readonly failed: ErrorCode | null };

/** The member's newest messages; null for a guest and until they are known. */
export type MessagesView = {
  readonly latest: { readonly unread: number; readonly list: readonly Message[] } | null;
  readonly failed: ErrorCode | null;
};

/** What the member wanted done, and since when. */
export type IntentView = {
  readonly intentId: ClientRequestId;
  readonly what: IntentSubject;
  readonly since: ServerTime;
};

/** The member's money orders that still move; nothing of anybody else's. */
export type OrdersView = {
  /** As the platform told them last, the newest first; null until it did. */
  readonly open: readonly MoneyOrder[] | null;
  /** Intents whose answer was lost and is being asked for: 核实中. Never shown as failed. */
  readonly verifying: readonly IntentView[];
  /** Intents the platform surely never got while nobody waited for them, until `money.forget`. */
  readonly notMade: readonly IntentView[];
  readonly failed: ErrorCode | null;
};

export type OrderView = { readonly order: MoneyOrder | null; readonly failed: ErrorCode | null };

/** Centre and venue wallets of a currency, as of `at`; null until they are known. */
export type AssetsView = {
  readonly assets: OutputOf<'transfer.assets'> | null;
  readonly at: ServerTime | null;
  readonly failed: ErrorCode | null;
};

/** Everything that streams, by topic: what it needs and what it brings. */
export type Topics = {
  directives: { params: null; item: Directive };
  session: { params: null; item: SessionView };
  /** The kind of challenge that holds requests up, or null. */
  verification: { params: null; item: VerifyKind | null };
  clock: { params: null; item: ClockView };
  coins: { params: null; item: Coins | null };
  messages: { params: null; item: MessagesView };
  orders: { params: null; item: OrdersView };
  /** Asked again every 15 s while the page is seen, every 60 s otherwise, at its deadline and after every deed, to its end. */
  order: { params: { readonly orderId: OrderId }; item: OrderView };
  /** Asked again after every movement of money. */
  assets: { params: { readonly currency: Currency }; item: AssetsView };
  match: { params: { readonly matchId: MatchId }; item: MatchView };
  odds: { params: { readonly matchId: MatchId }; item: OddsView };
  board: { params: BoardPick; item: BoardItem };
  'chat.room': { params: { readonly room: RoomRef }; item: ChatRoomView };
  'chat.feed': { params: { readonly room: RoomRef }; item: ChatFeedItem };
  'gift.stage': { params: { readonly room: RoomRef }; item: GiftStageView };
  video: { params: { readonly room: RoomRef; readonly prefer: MediaKind | null }; item: VideoView };
  'dev.figures': { params: { readonly room: RoomRef | null }; item: RoomFigures };
  'dev.recording': { params: null; item: RecordingView<Blob> };
};
export type Topic = keyof Topics;

export type Batch<Item> = {
  readonly items: readonly Item[] /** Left out since the last batch by the topic's delivery policy. */;
  readonly dropped: number;
};

export type CoreApi = {
  /** Handshake. @throws AppError CORE_VERSION when page and core were built apart. */
  hello(init: CoreInit): Promise<{ readonly version: number; readonly startedAt: number }>;
  /** Proves that the core lives, and tells how many streams it has open. */
  ping(): Promise<{ readonly streams: number }>;
  /** The page became visible or hidden: polling follows. */
  visibility(hidden: boolean): Promise<void>;
  /** The page went where answers are followed differently, or came back. */
  place(place: PagePlace): Promise<void>;

  call<Name extends PageCallName>(name: Name, input: InputOf<Name>, callId: number): Promise<OutputOf<Name>>;
  cancel(callId: number): Promise<void>;

  /** Opens a stream; `onBatch` resolves when the page has shown the batch, and only then the next one is sent. */
  openStream<Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
    onBatch: (batch: Batch<Topics[Name]['item']>) => Promise<void>,
  ): Promise<number>;
  closeStream(streamId: number): Promise<void>;

  session: {
    /**
     * `stay` keeps the session for thirty days, otherwise the stored token is forgotten at 22:00 [9.07].
     * @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED, and transport codes.
     */
    login(name: string, password: string, stay?: boolean): Promise<void>;
    /** @throws AppError WRONG_VERIFY_CODE, CODE_EXPIRED, NOT_FOUND for a phone nobody has. */
    loginByPhone(phone: PhoneNumber & { readonly code: string }): Promise<void>;
    /** Opens an account and a session of it. @throws AppError NAME_TAKEN, PHONE_TAKEN, WRONG_VERIFY_CODE, CODE_EXPIRED. */
    register(form: NewAccount): Promise<void>;
    /** Without `to` the code goes to the member's own phone. @throws AppError CODE_TOO_SOON with waitMs, CODE_REFUSED. */
    sendCode(purpose: CodePurpose, to: PhoneNumber | null): Promise<{ readonly waitMs: number }>;
    /** Step three of a recovery [4.06]. @throws AppError STEP_EXPIRED. */
    resetPassword(
      channel: 'phone' | 'email',
      reset: { readonly name: string; readonly token: string; readonly password: string },
    ): Promise<void>;
    /** @throws AppError BAD_CREDENTIALS with the tries left, LOGIN_LOCKED. */
    changePassword(name: string, oldPassword: string, password: string): Promise<void>;
    /** `everywhere` ends the sessions of every device. */
    logout(everywhere?: boolean): Promise<void>;
  };
  verify: {
    /** The picture of an `image` challenge, SVG text. @throws AppError NOT_FOUND when the ticket is used up. */
    picture(ticket: string): Promise<string>;
    /** The person passed: held-up requests are sent again with this [4.08]. */
    pass(verification: Verification): Promise<void>;
    /** The person closed it: they fail as REQUEST_CLOSED. */
    close(): Promise<void>;
  };
  chat: {
    /** `clientMsgId` is made by the page, so that a message survives a core that dies mid-send without doubling. */
    send(
      room: RoomRef,
      clientMsgId: ClientRequestId,
      text: string,
      mentions: readonly UserId[],
    ): Promise<SendOutcome>;
    retry(room: RoomRef, clientMsgId: ClientRequestId): Promise<SendOutcome>;
    discard(room: RoomRef, clientMsgId: ClientRequestId): Promise<void>;
    pushOrder(room: RoomRef, clientMsgId: ClientRequestId, orderId: OrderId): Promise<void>;
    /** Rows the core still keeps around an order, for reading on from a frozen list. At most 300. */
    rows(
      room: RoomRef,
      where: { readonly after: number } | { readonly before: number },
    ): Promise<readonly ChatRow[]>;
    /** Asks again for a gap. */
    fillGap(room: RoomRef, rowKey: string): Promise<void>;
  };
  gift: {
    /** Money, both: `clientRequestId` is one intent, kept before the first send and reused on retry. */
    buyCoins(packId: string, clientRequestId: ClientRequestId): Promise<Coins>;
    give(room: RoomRef, giftId: GiftId, count: number, clientRequestId: ClientRequestId): Promise<Coins>;
    /** The animation of a run is over, or could not be shown. */
    shown(room: RoomRef, runId: string): Promise<void>;
    quiet(room: RoomRef, reducedMotion: boolean): Promise<void>;
  };
  /** What a member does with messages [7.16]; the topic `messages` tells of it at once. */
  message: {
    read(which: WhichMessages): Promise<void>;
    remove(which: WhichMessages): Promise<void>;
    stick(messageId: MessageId, on: boolean): Promise<void>;
  };
  /**
   * Money orders [4.05]. An intent is kept before it is first sent and never acts twice: a repeat of its id, from
   * whichever page of this member, is the same one. An answer that was lost is asked for until it is known.
   */
  money: {
    /**
     * Resolves when it is known what became of it.
     * @throws AppError NOT_MADE when the platform surely never got it, the call's own codes when it refused,
     * NEEDS_LOGIN when the session ended before it was known: the intent is then kept for the member.
     */
    openOrder(intentId: ClientRequestId, what: OrderOpening): Promise<MoneyOrder>;
    /**
     * `version` is the one the member saw.
     * @throws AppError ORDER_MOVED_ON when it is another by now, which the topic `order` tells at once; else as openOrder.
     */
    act(intentId: ClientRequestId, orderId: OrderId, version: number, deed: OrderDeed): Promise<MoneyOrder>;
    /** The member has read that an intent was not made. */
    forget(intentId: ClientRequestId): Promise<void>;
    /** Balances and unfinished orders are asked for again, now. */
    refresh(): Promise<void>;
  };
  video: {
    report(room: RoomRef, report: PlayerReport): Promise<void>;
    chooseLine(room: RoomRef, lineId: string): Promise<void>;
    chooseQuality(room: RoomRef, qualityId: string): Promise<void>;
    refresh(room: RoomRef): Promise<void>;
    /** The `url` of play.html for a room [2.04]; `lineId` null leaves the line to the core. */
    playUrl(room: RoomRef, lineId: string | null): Promise<string>;
    /** What such a `url` stands for. @throws AppError by transport code when the site cannot be asked. */
    openPlayUrl(url: string): Promise<OpenedPlay>;
  };
  recorder: Recorder;
};
