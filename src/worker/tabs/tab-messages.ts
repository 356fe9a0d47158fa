import { filter, type Observable } from 'rxjs';
import * as v from 'valibot';
import type { NewerPage } from '#chat/core/ports.ts';
import { LineMemory } from '#contract/community/video/line-memory-schema.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ChatRoomNo, type ViewerMark } from '#contract/fields/ids.ts';
import type { PolledCall } from '../topics.ts';
import type { TabChannel } from './tab-channel.ts';
import type { TabLocks } from './tab-locks.ts';

export type ChatPage = NewerPage;

export type FetchChatPage = (afterSeq: number, waitMs: number, size: number) => Observable<ChatPage>;

/** Messages between the cores of a browser about a room whose chat they share. */
export type RoomMessage = {
  readonly roomNo: ChatRoomNo;
} /** This tab queries the platform from now on. */ & (
  | { readonly is: 'lead'; readonly hidden: boolean }
  /** The polling tab is alive, with or without messages. */
  | { readonly is: 'beat' }
  /** This tab listens. */
  | { readonly is: 'here'; readonly hidden: boolean }
  /** Response of the platform with the messages after `afterSeq`. */
  | { readonly is: 'page'; readonly afterSeq: number; readonly page: ChatPage }
  | { readonly is: 'failed'; readonly code: ErrorCode }
);

export type ClockMessage =
  | { readonly is: 'whatTime'; readonly question: string }
  /** Epoch ms of the server when this was sent, and its maximum error, ms. */
  | { readonly is: 'time'; readonly question: string; readonly now: number; readonly errorMs: number };

/** Results of this tab about the video domains. */
export type VideoLinesMessage = { readonly is: 'lines'; readonly memory: LineMemory };

/** Result of the tab that checks the site: its API lines, or a refusal, which each tab must check itself. */
export type SiteMessage =
  | { readonly is: 'siteLines'; readonly origins: readonly string[] }
  | { readonly is: 'siteRefused' };

/** Reports a transfer of the member’s money, or a changed state of a command. */
export type MoneyMessage = { readonly is: 'moneyMoved' } | { readonly is: 'commands' };

/** Reports changed blocks, or changed reading settings, of the viewer. */
export type SettingsMessage = { readonly is: 'blocks' } | { readonly is: 'chatReading' };

/** Answer to a call that several tabs repeat. */
export type AnswerMessage = {
  readonly is: 'answered';
  /** Name and input of the call, as JSON. */
  readonly key: string;
  /** Member for whom it was requested; null for a guest. */
  readonly viewer: ViewerMark | null;
  /** Epoch ms of the server. */
  readonly askedAt: number;
  readonly answer: PolledCall;
};

export type TabMessage =
  | AnswerMessage
  | SettingsMessage
  | RoomMessage
  | ClockMessage
  | VideoLinesMessage
  | SiteMessage
  | MoneyMessage;

const time = v.pipe(v.number(), v.finite());
const flag = v.boolean();
const room = { roomNo: ChatRoomNo };
/** A page or an answer is sent as validated by the core that received it; its contents are not validated twice. */
const page = v.looseObject({ list: v.array(v.looseObject({})), latestSeq: time });

const bare = v.object({});
const presence = v.object({ ...room, hidden: flag });

/** Schema of each message, by its name: a message without a schema here would never be received. */
const SHAPES: Readonly<Record<TabMessage['is'], v.GenericSchema>> = {
  lead: presence,
  here: presence,
  beat: v.object(room),
  page: v.object({ ...room, afterSeq: time, page }),
  failed: v.object({ ...room, code: v.string() }),
  whatTime: v.object({ question: v.string() }),
  time: v.object({ question: v.string(), now: time, errorMs: time }),
  lines: v.object({ memory: LineMemory }),
  siteLines: v.object({ origins: v.array(v.string()) }),
  siteRefused: bare,
  moneyMoved: bare,
  commands: bare,
  answered: v.object({
    key: v.string(),
    viewer: v.nullable(v.string()),
    askedAt: time,
    answer: v.object({ name: v.string(), polled: v.looseObject({ is: v.literal('answer') }) }),
  }),
  blocks: bare,
  chatReading: bare,
};

const Named = v.object({ is: v.string() });
const hasShape = (name: string): name is TabMessage['is'] => Object.hasOwn(SHAPES, name);

/** The other tabs of this site, and the turns shared with them; null where the browser has no locks. */
export type Tabs = {
  readonly locks: TabLocks | null;
  /** Turns shared with tabs of every build: two builds must not both carry out a command that moves money. */
  readonly siteLocks: TabLocks | null;
  readonly received$: Observable<TabMessage>;
  publish(message: TabMessage): void;
};

/**
 * The channel's name carries the version of the core, so its messages are of this build. Anything else, such as what
 * another script of the origin sends, is dropped here.
 */
const isTabMessage = (received: unknown): received is TabMessage =>
  v.is(Named, received) && hasShape(received.is) && v.is(SHAPES[received.is], received);

/** Names within a browser: `build` is shared by tabs of one build, `site` by all tabs of a site. */
export type TabScopes = { readonly build: string; readonly site: string };

const within = (scope: string, locks: TabLocks | null): TabLocks | null =>
  locks && { hold: (name) => locks.hold(`${scope}.${name}`) };

/** @param channel of the name `scopes.build` */
export const tabsOver = (
  scopes: TabScopes,
  channel: Omit<TabChannel, 'close'>,
  locks: TabLocks | null,
): Tabs => ({
  locks: within(scopes.build, locks),
  siteLocks: within(scopes.site, locks),
  received$: channel.received$.pipe(filter(isTabMessage)),
  publish: channel.publish,
});
