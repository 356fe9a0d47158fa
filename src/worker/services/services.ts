import type { Observable } from 'rxjs';
import type { WireTrouble } from '#contract/models/room-figures.ts';
import type { CoreServices } from '#worker/core-api.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createDeveloperService } from '#worker/developer/developer-service.ts';
import type { FirstTopic } from '#worker/first-topics.ts';
import type { TopicSources } from '#worker/topics.ts';
import { abortable } from '#worker/wire/ask.ts';
import { askVideoDomain } from '#worker/wire/ask-video-domain.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import { probeVideoDomain } from '#worker/wire/probe-video-domain.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import { createCaptchaService } from './captcha/captcha-service.ts';
import { createChatService } from './chat/chat-service.ts';
import { createStageService } from './gifts/stage-service.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createMatchService } from './matches/match-service.ts';
import { createSiteService } from './site/site-service.ts';
import { createSupportService } from './support/support-service.ts';
import { createPlayService } from './video/play-service.ts';
import { createVideoService } from './video/video-service.ts';
import { createWalletService } from './wallet-service.ts';

/** What the services are made over. */
type ServiceParts = {
  readonly context: CoreContext;
  readonly wire: WirePorts;
  readonly plain: PlainRequest;
  readonly troubles$: Observable<readonly WireTrouble[]>;
};

export type Services = Omit<CoreServices, 'session'> & {
  readonly topics: Omit<TopicSources, FirstTopic>;
  /** What goes on whether or not anybody looks, each by itself. */
  readonly background: readonly Observable<unknown>[];
};

const videoAsks = (wire: WirePorts): Parameters<typeof createVideoService>[1] => ({
  source: (question) => abortable((signal) => askVideoDomain(wire, question, signal)),
  probe: (question) => abortable((signal) => probeVideoDomain(wire, question, signal)),
  online: wire.online,
});

/** The services with state, and the sources of their topics. A core loads them beside its first calls. */
export function createServices({ context, wire, plain, troubles$ }: ServiceParts): Services {
  const site = createSiteService(context);
  const { playing, moves$, ...video } = createVideoService(context, videoAsks(wire));
  const chat = createChatService(context, site, moves$);
  const stage = createStageService(context, site, chat);
  const match = createMatchService(context);
  const { view$: inbox$, ...inbox } = createInboxService(context);
  const wallet = createWalletService(context, wire);
  const dev = createDeveloperService({ context, wire, chat, playing, troubles$ });
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
