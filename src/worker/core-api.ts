import type { InputOf, OutputOf, PageCallName } from '#contract/book/table.ts';
import type { Recorder } from '#contract/community/chat/recording-view.ts';
import type { ChatRoomRef } from '#contract/community/room/room-ref.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { PassedCaptcha } from '#contract/wire/captcha.ts';
import type { ChatApi } from './services/chat/chat-api.ts';
import type { CommandsApi } from './services/commands/command-api.ts';
import type { InboxApi } from './services/inbox/inbox-api.ts';
import type { MoneyApi } from './services/money/money-api.ts';
import type { SupportApi } from './services/support/support-api.ts';
import type { VideoApi } from './services/video/video-api.ts';
import type { SessionApi } from './session/session-api.ts';
import type { Batch, Topic, Topics } from './topics.ts';

/** The core API: everything that may cross between page and core. Types only. */

/** Settings the core needs before anything else. */
export type CoreInit = {
  readonly version: string;
  /** From `<html data-site>` [1.01], mapped by the site rule. */
  readonly siteId: number;
  /** Page’s own origin: a core in a browser accepts no other, except another port of the loopback. */
  readonly apiOrigin: string;
  /** Domains the API lines are on, from `<html data-line-domains>`; any when the page names none [8.13]. */
  readonly lineDomains?: readonly string[];
  /** Alternative origin for news and soccer requests, never in a production build [7.06]. */
  readonly newsOrigin?: string | null;
  readonly hidden: boolean;
  /** Initial page context: the core sends requests before the page can report it. An ordinary page when absent. */
  readonly pageContext?: PageContext;
  /** The first screen needs the services with state, so that their code is loaded at once. */
  readonly needsServices?: boolean;
};

/** Activities of the page that change how responses are followed [2.08, 8.08]. */
export type PageContext = {
  /** True if the page is on customer service: no response redirects away from it. */
  readonly suppressRedirects: boolean;
  /** True if the visitor has read the access alert and continues. */
  readonly alertAcknowledged: boolean;
};

/** Actions of a member on a challenge that holds requests up [4.08]. */
export type CaptchaApi = {
  /** Returns the image of an `image` challenge, SVG text. @throws AppError NOT_FOUND when the ticket is used up. */
  fetchImage(ticket: string): Promise<string>;
  /** Reports a passed challenge: held-up requests are sent again with this [4.08]. */
  pass(verification: PassedCaptcha): Promise<void>;
  /** The person closed it: they fail as REQUEST_CLOSED. */
  close(): Promise<void>;
};

/** Reports of a page about the gift stage. */
export type GiftApi = {
  /** Notes that the animation of a run has ended, or could not be shown. */
  shown(room: ChatRoomRef, runId: string): Promise<void>;
  quiet(room: ChatRoomRef, reducedMotion: boolean): Promise<void>;
};

/** Services with state; a larger one is typed beside itself. */
export type CoreServices = {
  readonly session: SessionApi;
  readonly captcha: CaptchaApi;
  readonly chat: ChatApi;
  readonly gift: GiftApi;
  readonly inbox: InboxApi;
  readonly commands: CommandsApi;
  readonly money: MoneyApi;
  readonly support: SupportApi;
  readonly video: VideoApi;
  readonly recorder: Recorder;
};

/** Sign of life of the core, with its server time: `now` is wrong by no more than `errorMs`. */
export type CorePulse = {
  /** Streams open now. */
  readonly streams: number;
  readonly now: ServerTime;
  /** Infinite until the first answer of the platform. */
  readonly errorMs: number;
};

export type CoreApi = CoreServices & {
  /** Handshake. @throws AppError CORE_VERSION when page and core were built apart, BAD_INPUT for a foreign `apiOrigin`. */
  hello(init: CoreInit): Promise<{ readonly version: string }>;
  /** Proves that the core lives. */
  ping(): Promise<CorePulse>;
  /** The page became visible or hidden: polling follows. */
  visibility(hidden: boolean): Promise<void>;
  /** Notifies the core that the page entered or left a screen where responses are followed differently. */
  setPageContext(context: PageContext): Promise<void>;

  /** @throws AppError BAD_INPUT for a call that is not the page's own. */
  call<Name extends PageCallName>(name: Name, input: InputOf<Name>, callId: number): Promise<OutputOf<Name>>;
  cancel(callId: number): Promise<void>;
  /**
   * Returns the response to a call on the last visit, where the table of calls has it stored; null where none is stored.
   * @throws AppError BAD_INPUT for a call that is not the page's own
   */
  lastAnswer<Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name> | null>;
  /**
   * Sends a request the page is about to make, before the page’s code is loaded; its own `call` receives that response.
   * Resolves at once. @throws AppError BAD_INPUT for a call that is not the page's own, or that must not be repeated.
   */
  foresee<Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<void>;

  /**
   * Opens a topic the page is about to open, before its code is loaded; its own stream begins with all items buffered
   * meanwhile.
   */
  foreseeTopic<Name extends Topic>(topic: Name, params: Topics[Name]['params']): Promise<void>;
  /** Opens a stream; `onBatch` resolves when the page has shown the batch, and only then the next one is sent. */
  openStream<Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
    onBatch: (batch: Batch<Topics[Name]['item']>) => Promise<void>,
  ): Promise<number>;
  closeStream(streamId: number): Promise<void>;
};
