import type { Observable } from 'rxjs';
import type { WireFailure } from '#contract/community/room-figures.ts';
import { KAPTCHA_PATH } from '#contract/people/captcha/calls.ts';
import type { CaptchaApi, CoreServices } from '#worker/core-api.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createDeveloperService } from '#worker/services/developer/developer-service.ts';
import type { FeedbackMessage, SupportApi } from '#worker/services/support/support-api.ts';
import type { TopicSources } from '#worker/topics.ts';
import type { CaptchaGate } from '#worker/wire/captcha-gate.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import { fetchVideoSource, probeVideoDomain } from '#worker/wire/video-domain.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import { abortable } from '../wire/send.ts';
import { createChatService } from './chat/chat-service.ts';
import { createCommandService } from './commands/command-service.ts';
import type { FirstTopic } from './first-topics.ts';
import { createStageService } from './gifts/stage-service.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createMatchService } from './matches/match-service.ts';
import { createCoinService } from './money/coin-service.ts';
import { createMoneyService } from './money/money-service.ts';
import { createSiteService } from './site/site-service.ts';
import { createPlayService } from './video/play-service.ts';
import { createVideoService } from './video/video-service.ts';

/** Creates the services of a member’s money and its history: orders, wallets, coins, and every command. */
function createWalletService(context: CoreContext, { identity, online }: WirePorts) {
  const coins = createCoinService(context);
  const money = createMoneyService(context);
  const { siteId } = identity;
  const commands = createCommandService(context, { siteId, online, money, coins });
  const { view$, background$, ...api } = commands;
  return {
    commands: api,
    money: money.api,
    topics: {
      coins: () => coins.coins$,
      commands: () => view$,
      orders: () => money.views.orders$,
      order: money.views.order,
      assets: money.views.assets,
    },
    background: [money.background$, background$],
  };
}

const wireMessage = ({ text, imageIds, requestId }: FeedbackMessage) => ({
  text,
  pictures: [...imageIds],
  clientMsgId: requestId,
});

/** Creates the service for messages to the platform: sent once, and resent only by the sender under the same request. */
const createSupportService = ({ send }: Pick<CoreContext, 'send'>): SupportApi => ({
  sendMessage: (text, imageId, clientMsgId) => send('support.say', { text, pictureId: imageId, clientMsgId }),
  report: (kind, message) => send('feedback.add', { kind, ...wireMessage(message) }),
  reply: (feedbackId, message) => send('feedback.reply', { feedbackId, ...wireMessage(message) }),
});

/** Creates the service for the overlay of a verification [8.11]. */
const createCaptchaService = (gate: CaptchaGate, plain: PlainRequest): CaptchaApi => ({
  fetchImage: (ticket) => plain(`${KAPTCHA_PATH}?${new URLSearchParams({ ticket })}`),
  pass: async (verification) => gate.pass(verification),
  close: async () => gate.close(),
});

/** Dependencies of the services. */
type ServiceParts = {
  readonly context: CoreContext;
  readonly wire: WirePorts;
  readonly plain: PlainRequest;
  readonly lastFailures$: Observable<readonly WireFailure[]>;
};

export type Services = Omit<CoreServices, 'session'> & {
  readonly topics: Omit<TopicSources, FirstTopic>;
  /** Sources that run with or without subscribers, each by itself. */
  readonly background: readonly Observable<unknown>[];
};

const videoDomainsOf = (wire: WirePorts): Parameters<typeof createVideoService>[1] => ({
  source: (question) => abortable((signal) => fetchVideoSource(wire, question, signal)),
  probe: (question) => abortable((signal) => probeVideoDomain(wire, question, signal)),
  online: wire.online,
});

/** The services with state, and the sources of their topics. A core loads them beside its first calls. */
export function createServices({ context, wire, plain, lastFailures$ }: ServiceParts): Services {
  const site = createSiteService(context);
  const { playing, moves$, ...video } = createVideoService(context, videoDomainsOf(wire));
  const chat = createChatService(context, site, moves$);
  const stage = createStageService(context, site, chat);
  const match = createMatchService(context);
  const { view$: inbox$, ...inbox } = createInboxService(context);
  const wallet = createWalletService(context, wire);
  const dev = createDeveloperService({ context, wire, chat, playing, lastFailures$ });
  const topics: Services['topics'] = {
    inbox: () => inbox$,
    ...wallet.topics,
    match: ({ matchId }) => match.match(matchId),
    odds: ({ matchId }) => match.odds(matchId),
    'chat.room': ({ room }) => chat.room(room),
    'chat.feed': ({ room }) => chat.feed(room),
    'chat.danmaku': ({ room }) => chat.danmaku(room),
    'chat.blocks': () => chat.blocks$,
    'chat.reading': () => chat.reading$,
    'gift.stage': ({ room }) => stage.stage(room),
    video: video.view,
    ...dev.topics,
  };
  return {
    chat,
    captcha: createCaptchaService(wire.captcha, plain),
    video: { ...video, ...createPlayService(context, wire) },
    gift: stage,
    inbox,
    commands: wallet.commands,
    money: wallet.money,
    support: createSupportService(context),
    recorder: dev.recorder,
    topics,
    background: wallet.background,
  };
}
