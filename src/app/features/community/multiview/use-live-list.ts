import { isOn } from '#app/features/play/match/match-clock.tsx';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import { LIVE_LIST_PAGE_SIZE } from '#contract/play/board/constants.ts';
import { failureOf, lastOf } from '#contract/units/loadable.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { t } from './texts.ts';

/** Live video that can be added, and its name. */
export type Live = { readonly room: RoomRef; readonly name: string; readonly about: string };

const byNumber = (list: readonly Live[]) => new Map(list.map((live) => [chatRoomNoOf(live.room), live.name]));

/** Returns what is on air: the matches with a video, and the anchors. */
export function useLiveList() {
  const page = { page: 1, size: LIVE_LIST_PAGE_SIZE } as const;
  const popular = useCall(
    'live.popular',
    { ...page, sport: null },
    { refetchMs: REFRESH_MS['live.popular'] },
  );
  const casting = useCall('live.anchors', page, { refetchMs: REFRESH_MS['live.anchors'] });
  const matches: readonly Live[] = (lastOf(popular)?.list ?? [])
    .filter(({ match }) => match.hasVideo && isOn(match))
    .map(({ match: { matchId, home, away, league } }) => ({
      room: { kind: 'match', matchId },
      name: t('multiview.versus', { home: home.name, away: away.name }),
      about: league.name,
    }));
  const anchors: readonly Live[] = (lastOf(casting)?.list ?? [])
    .filter(({ status }) => status === 'live')
    .map(({ anchorRoomId, nickname, topic }) => ({
      room: { kind: 'anchor', anchorRoomId },
      name: nickname,
      about: topic,
    }));
  const names = byNumber([...matches, ...anchors]);
  return {
    matches,
    anchors,
    failure: failureOf(popular) ?? failureOf(casting),
    ready: lastOf(popular) !== null || lastOf(casting) !== null,
    retry: () => {
      void popular.refetch();
      void casting.refetch();
    },
    nameOf: (room: RoomRef): string => names.get(chatRoomNoOf(room)) ?? t('multiview.room'),
  };
}
