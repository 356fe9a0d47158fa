import { ignoreElements, map, merge, type Observable } from 'rxjs';
import type { CoreServices } from '#worker/bridge/routed-services.ts';
import type { TopicSources } from '#worker/bridge/stream-desk.ts';

import { viewOf } from '#worker/session/session-state.ts';
import { abortable } from '#worker/wire/ask.ts';
import { askVideoDomain } from '#worker/wire/ask-video-domain.ts';
import type { PlainRequest } from '#worker/wire/plain-request.ts';
import { probeVideoDomain } from '#worker/wire/probe-video-domain.ts';
import type { WirePorts } from '#worker/wire/wire-ports.ts';
import { createBoardService } from './board-service.ts';
import { createChatService } from './chat-service.ts';
import { createCoinService } from './coin-service.ts';
import { createDeveloperService } from './developer-service.ts';
import type { Directives } from './directives.ts';
import { createMatchService } from './match-service.ts';
import { createMessageService } from './message-service.ts';
import { createMoneyService } from './money/money-service.ts';
import { createPlayService } from './play-service.ts';
import { createSiteService } from './site-service.ts';
import { createStageService } from './stage-service.ts';
import type { Surroundings } from './surroundings.ts';
import { createVerifyService } from './verify-service.ts';
import { createVideoService } from './video-service.ts';

export type Services = Omit<CoreServices, 'session'> & {
  readonly topics: TopicSources;
  /** What goes on whether or not anybody looks. */
  readonly duty$: Observable<never>;
};

/** The services with state, and every topic's source. */
export function createServices(
  around: Surroundings,
  wire: WirePorts,
  plain: PlainRequest,
  directives: Directives,
): Services {
  const site = createSiteService(around);
  const chat = createChatService(around, site);
  const stage = createStageService(around, site, chat);
  const { playing, ...video } = createVideoService(around, {
    source: (question) => abortable((signal) => askVideoDomain(wire, question, signal)),
    probe: (question) => abortable((signal) => probeVideoDomain(wire, question, signal)),
    online: wire.online,
  });
  const match = createMatchService(around);
  const coins = createCoinService(around);
  const { view$: messages$, ...message } = createMessageService(around);
  const money = createMoneyService(around, wire.identity.siteId);
  const dev = createDeveloperService({ around, wire, chat, playing });
  const topics: TopicSources = {
    directives: () => directives.stream$,
    session: () => around.session$.pipe(map(viewOf)),
    verification: () => wire.verification.asked$,
    clock: () => around.clock.view$,
    coins: () => coins.coins$,
    messages: () => messages$,
    orders: () => money.views.orders$,
    order: ({ orderId }) => money.views.order(orderId),
    assets: ({ currency }) => money.views.assets(currency),
    match: ({ matchId }) => match.match(matchId),
    odds: ({ matchId }) => match.odds(matchId),
    board: createBoardService(around),
    'chat.room': ({ room }) => chat.room(room),
    'chat.feed': ({ room }) => chat.feed(room),
    'gift.stage': ({ room }) => stage.stage(room),
    video: ({ room, prefer }) => video.view(room, prefer),
    ...dev.topics,
  };
  return {
    chat,
    verify: createVerifyService(wire.verification, plain),
    video: { ...video, ...createPlayService(around, wire) },
    gift: { ...coins, ...stage },
    message,
    money: money.api,
    recorder: dev.recorder,
    topics,
    duty$: merge(money.duty$, dev.troubles$.pipe(ignoreElements())),
  };
}
