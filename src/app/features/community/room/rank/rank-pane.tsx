import { useState } from 'react';
import { RANK_PERIODS } from '#contract/community/gift/constants.ts';
import { chatRoomNoOf } from '#contract/community/room/room-address.ts';
import type { RoomRef } from '#contract/community/room/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { EmptyState } from '#kit/feedback/states.tsx';
import { LoadedPane } from '../panes/loaded-pane.tsx';
import { PaneScroll } from '../panes/pane-scroll.tsx';
import { t } from '../texts.ts';
import { OwnPlace } from './own-place.tsx';
import type { GiftRank, RankPeriod } from './rank.ts';
import { RankedList } from './ranked-list.tsx';
import './rank.css';

const periods = RANK_PERIODS.map((value) => ({ value, label: t(`rank.${value}`) }));

const EMPTY = { day: 'rank.emptyDay', week: 'rank.emptyWeek', session: 'rank.emptySession' } as const;

type BoardProps = { readonly rank: GiftRank; readonly period: RankPeriod; readonly isStale: boolean };

function Board({ rank: { list, own }, period, isStale }: BoardProps) {
  const isGuest = useSession().is === 'guest';
  return (
    <>
      <PaneScroll label={t('rank.list')}>
        {isStale && (
          <p className="rank__stale" role="status">
            {t('rank.stale')}
          </p>
        )}
        {list.length > 0 ? (
          <RankedList list={list} ownId={own?.userId ?? null} />
        ) : (
          <EmptyState illustration="record" title={t(EMPTY[period])} text={t('rank.emptyText')} />
        )}
      </PaneScroll>
      <OwnPlace own={own} isGuest={isGuest} />
    </>
  );
}

/** Top givers of the room: today, this week, in this session; the viewer's own rank stays at the end. */
export function RankPane({ room }: { room: RoomRef }) {
  const [period, setPeriod] = useState<RankPeriod>('day');
  const roomNo = chatRoomNoOf(room);
  const answer = useCall('gift.rank', { roomNo, period }, { refetchMs: REFRESH_MS['gift.rank'] });
  return (
    <div className="rank">
      <div className="rank__head">
        <Segmented label={t('rank.period')} options={periods} value={period} onValueChange={setPeriod} />
      </div>
      <LoadedPane of={answer} title={t('rank.failed')}>
        {(rank) => <Board rank={rank} period={period} isStale={answer.is === 'failed'} />}
      </LoadedPane>
    </div>
  );
}
