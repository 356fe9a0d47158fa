import type { Observable } from 'rxjs';
import type { CoreServices } from '#worker/core-api.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { createDeveloperService } from '#worker/developer/developer-service.ts';
import { viewsOf } from '#worker/session/session-state.ts';
import { storageView } from '#worker/storage/storage-view.ts';
import type { TopicSources } from '#worker/topics.ts';
import { abortable } from '#worker/wire/ask.ts';
import { askVideoDomain } from '#worker/wire/ask-video-domain.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import { probeVideoDomain } from '#worker/wire/probe-video-domain.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import { createCaptchaService } from './captcha/captcha-service.ts';
import { createChatService } from './chat/chat-service.ts';
import type { Directives } from './directives/directives.ts';
import { createStageService } from './gifts/stage-service.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createBoardService } from './matches/board-service.ts';
import { createMatchService } from './matches/match-service.ts';
import { createSiteService } from './site/site-service.ts';
import { createSupportService } from './support/support-service.ts';
import { createPlayService } from './video/play-service.ts';
import { createVideoService } from './video/video-service.ts';
import { createWalletService } from './wallet-service.ts';

/** Written to see whether the browser keeps it. */
const STORAGE_TRIED = 'storage-tried';

export type Services = Omit<CoreServices, 'session'> & {
  readonly topics: TopicSources;
  /** What goes on whether or not anybody looks, each by itself. */
  readonly background: readonly Observable<unknown>[];
};

const videoAsks = (wire: WirePorts): Parameters<typeof createVideoService>[1] => ({
  source: (question) => abortable((signal) => askVideoDomain(wire, question, signal)),
  probe: (question) => abortable((signal) => probeVideoDomain(wire, question, signal)),
  online: wire.online,
});

/** The services with state, and every topic's source. */
export function createServices(
  context: CoreContext,
  wire: WirePorts,
  plain: PlainRequest,
  directives: Directives,
): Services {
  const site = createSiteService(context);
  const { playing, moves$, ...video } = createVideoService(context, videoAsks(wire));
  const chat = createChatService(context, site, moves$);
  const stage = createStageService(context, site, chat);
  const match = createMatchService(context);
  const { view$: inbox$, ...inbox } = createInboxService(context);
  const wallet = createWalletService(context, wire);
  const dev = createDeveloperService({ context, wire, chat, playing });
  const topics: TopicSources = {
    directives: () => directives.stream$,
    session: () => viewsOf(context.session$),
    captcha: () => wire.captcha.asked$,
    storage: () => storageView(() => context.storage.set(STORAGE_TRIED, true)),
    inbox: () => inbox$,
    ...wallet.topics,
    match: ({ matchId }) => match.match(matchId),
    odds: ({ matchId }) => match.odds(matchId),
    board: createBoardService(context),
    'chat.room': ({ room }) => chat.room(room),
    'chat.feed': ({ room }) => chat.feed(room),
    'chat.danmaku': ({ room }) => chat.danmaku(room),
    'chat.blocks': () => chat.blocks$,
    'chat.reading': () => chat.reading$,
    'gift.stage': ({ room }) => stage.stage(room),
    video: ({ room, prefer }) => video.view(room, prefer),
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
    background: [...wallet.background, dev.troubles$],
  };
}
