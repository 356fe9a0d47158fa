import type { PageCallName } from '#contract/book/page-call.ts';
import type { InputOf, OutputOf } from '#contract/book/table.ts';
import type { Recorder } from '#contract/community/chat/recording-view.ts';
import type { CorePulse } from './bridge/supervision/core-pulse.ts';
import type { CaptchaApi } from './services/captcha/captcha-api.ts';
import type { ChatApi } from './services/chat/chat-api.ts';
import type { CommandsApi } from './services/commands/command-api.ts';
import type { GiftApi } from './services/gifts/gift-api.ts';
import type { InboxApi } from './services/inbox/inbox-api.ts';
import type { MoneyApi } from './services/money/money-api.ts';
import type { SupportApi } from './services/support/support-api.ts';
import type { VideoApi } from './services/video/video-api.ts';
import type { SessionApi } from './session/session-api.ts';
import type { Batch, Topic, Topics } from './topics.ts';

/** The core API: everything that may cross between page and core. Types only. */

/** What the core must know, before anything else. */
export type CoreInit = {
  readonly version: string;
  /** From `<html data-site>` [1.01], mapped by the site rule. */
  readonly siteId: number;
  /** The page's own origin: a core in a browser takes no other, but another port of the loopback. */
  readonly apiOrigin: string;
  /** Domains the API lines are on, from `<html data-line-domains>`; any when the page names none [8.13]. */
  readonly lineDomains?: readonly string[];
  /** Where news and soccer are asked for instead, never in a production build [7.06]. */
  readonly newsOrigin?: string | null;
  readonly hidden: boolean;
  /** As it is at the beginning: the core asks by itself before the page can say so. An ordinary page when it is left out. */
  readonly pageContext?: PageContext;
  /** The first screen needs the services with state, so that their code is loaded at once. */
  readonly needsServices?: boolean;
};

/** What the page is doing that changes how answers are followed [2.08, 8.08]. */
export type PageContext = {
  /** On customer service: no answer leads away from it. */
  readonly suppressRedirects: boolean;
  /** The visitor has read the access alert and goes on. */
  readonly alertAcknowledged: boolean;
};

/** Services with state, each typed beside itself. */
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

export type CoreApi = CoreServices & {
  /** Handshake. @throws AppError CORE_VERSION when page and core were built apart, BAD_INPUT for a foreign `apiOrigin`. */
  hello(init: CoreInit): Promise<{ readonly version: string }>;
  /** Proves that the core lives. */
  ping(): Promise<CorePulse>;
  /** The page became visible or hidden: polling follows. */
  visibility(hidden: boolean): Promise<void>;
  /** The page went where answers are followed differently, or came back. */
  setPageContext(context: PageContext): Promise<void>;

  /** @throws AppError BAD_INPUT for a call that is not the page's own. */
  call<Name extends PageCallName>(name: Name, input: InputOf<Name>, callId: number): Promise<OutputOf<Name>>;
  cancel(callId: number): Promise<void>;
  /**
   * What a call was answered on the last visit, where the table of calls has it kept; null where nothing is known.
   * @throws AppError BAD_INPUT for a call that is not the page's own
   */
  lastAnswer<Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name> | null>;
  /**
   * Asks what the page is about to ask, before the page's code is there; its own `call` is given that answer. Resolves at
   * once. @throws AppError BAD_INPUT for a call that is not the page's own, or that must not be repeated.
   */
  foresee<Name extends PageCallName>(name: Name, input: InputOf<Name>): Promise<void>;

  /** Opens what the page is about to open, before its code is there; its own stream begins with all that came meanwhile. */
  foreseeTopic<Name extends Topic>(topic: Name, params: Topics[Name]['params']): Promise<void>;
  /** Opens a stream; `onBatch` resolves when the page has shown the batch, and only then the next one is sent. */
  openStream<Name extends Topic>(
    topic: Name,
    params: Topics[Name]['params'],
    onBatch: (batch: Batch<Topics[Name]['item']>) => Promise<void>,
  ): Promise<number>;
  closeStream(streamId: number): Promise<void>;
};
