import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  from,
  map,
  mergeMap,
  type Observable,
  Subject,
  switchMap,
} from 'rxjs';
import { toArrivals } from '#chat/core/gifts/gift-arrivals.ts';
import { createGiftStage } from '#chat/core/gifts/gift-stage.ts';
import type { GiftStageView } from '#contract/community/gift/stage.ts';
import { type ChatRoomRef, chatRoomNoOf } from '#contract/community/room/room-ref.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { SiteConfig } from '#contract/site/site/schema.ts';
import type { GiftApi } from '#worker/core-api.ts';
import type { CoreContext } from '#worker/core-context.ts';
import { type SessionState, viewOf } from '#worker/session/session-state.ts';
import type { ChatService } from '../chat/chat-service.ts';
import type { SiteService } from '../site/site-service.ts';

/** Identity of a shown run: runs are named within their room, and a report about one is sent to every stage of that room. */
type Shown = { readonly roomNo: string; readonly runId: string };

export type StageService = Pick<GiftApi, 'shown' | 'quiet'> & {
  stage(room: ChatRoomRef): Observable<GiftStageView>;
};

const memberIn = (state: SessionState): UserId | null => {
  const view = viewOf(state);
  return view.is === 'member' ? view.member.userId : null;
};

/** The gifts of a room on their way to the stage: from the chat's live messages. */
export function createStageService(context: CoreContext, site: SiteService, chat: ChatService): StageService {
  const { session$, clock, scheduler } = context;
  const shown$ = new Subject<Shown>();
  const quiet$ = new BehaviorSubject(false);
  const me$ = session$.pipe(map(memberIn), distinctUntilChanged());
  const arrivals = (room: ChatRoomRef, { welcomeLevel }: SiteConfig) =>
    me$.pipe(
      switchMap((me) => chat.live(room).pipe(map(toArrivals(me, welcomeLevel)))),
      mergeMap((some) => from(some)),
    );
  return {
    stage: (room) =>
      site.config$.pipe(
        switchMap((config) =>
          createGiftStage({
            gifts$: arrivals(room, config),
            shown$: shown$.pipe(
              filter(({ roomNo }) => roomNo === chatRoomNoOf(room)),
              map(({ runId }) => runId),
            ),
            quiet$,
            clock,
            scheduler,
          }),
        ),
      ),
    shown: async (room, runId) => shown$.next({ roomNo: chatRoomNoOf(room), runId }),
    quiet: async (_room, reducedMotion) => quiet$.next(reducedMotion),
  };
}
