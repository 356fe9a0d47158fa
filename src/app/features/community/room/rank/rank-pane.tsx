import { useState } from 'react';
import { goToLogIn } from '#app/features/people/account/login-prompt-store.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { RANK_PERIODS } from '#contract/community/gift/gift-rules.ts';
import { chatRoomNoOf, type RoomRef } from '#contract/community/room/room-ref.ts';
import type { UserId } from '#contract/fields/ids.ts';
import { formatCoins } from '#contract/units/money.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { classNames } from '#kit/class-names.ts';
import { EmptyState } from '#kit/feedback/states.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Coin } from '#kit/mark/drawn-marks.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { LoadedPane } from '../panes/loaded-pane.tsx';
import { PaneScroll } from '../panes/pane-parts.tsx';
import { t } from '../texts.ts';
import './rank.css';

const periods = RANK_PERIODS.map((value) => ({ value, label: t(`rank.${value}`) }));

const EMPTY = { day: 'rank.emptyDay', week: 'rank.emptyWeek', session: 'rank.emptySession' } as const;

type GiftRank = OutputOf<'gift.rank'>;
type RankedGiver = GiftRank['list'][number];
type RankPeriod = (typeof RANK_PERIODS)[number];

/** Amount that a member has given. */
const GiftTotal = ({ coins }: Pick<RankedGiver, 'coins'>) => (
  <span className="rank__coins num">
    <Coin size={14} />
    <span aria-hidden="true">{formatCoins(coins)}</span>
    <span className="sr">{t('rank.coins', { coins: formatCoins(coins) })}</span>
  </span>
);

type RankedProps = { readonly giver: RankedGiver; readonly rank: number; readonly isOwn: boolean };

const Ranked = ({ giver: { username, avatar, level, coins }, rank, isOwn }: RankedProps) => (
  <li className={classNames('rank__row', rank <= 3 && `rank__row--${rank}`, isOwn && 'is-own')}>
    <span className="rank__place num" role="img" aria-label={t('rank.place', { place: rank })}>
      {rank}
    </span>
    <Avatar src={avatar} size={36} />
    <span className="rank__who grow sm">
      <b className="ell">{username}</b>
      <LevelBadge level={level} />
    </span>
    <GiftTotal coins={coins} />
  </li>
);

type Props = { readonly list: readonly RankedGiver[]; readonly ownId: UserId | null };

/** The places of the board, the first three apart. */
const RankedList = ({ list, ownId }: Props) => (
  <ol className="rank__list" aria-label={t('rank.list')}>
    {list.map((giver, index) => (
      <Ranked key={giver.userId} giver={giver} rank={index + 1} isOwn={giver.userId === ownId} />
    ))}
  </ol>
);

type BoardProps = { readonly rank: GiftRank; readonly period: RankPeriod; readonly isStale: boolean };

type Own = NonNullable<GiftRank['own']>;

/** Returns the amount needed for the next rank up. */
function nextText({ place, needs }: Pick<Own, 'place' | 'needs'>): string {
  if (place === 1) return t('rank.first');
  const coins = formatCoins(needs);
  return place === null
    ? t('rank.needsBoard', { needs: coins })
    : t('rank.needsNext', { needs: coins, place: place - 1 });
}

/** The viewer's own place, in sight however far down it is; guests see the way in. */
export function OwnRank({ own, isGuest }: { own: Own | null; isGuest: boolean }) {
  if (own === null) {
    if (!isGuest) return null;
    return (
      <div className="rank__own">
        <p className="grow sm t2">{t('rank.guest')}</p>
        <Button size="sm" variant="soft" onClick={goToLogIn}>
          {t('rank.login')}
        </Button>
      </div>
    );
  }
  return (
    <div className="rank__own" role="status" aria-label={t('rank.me')}>
      <span className="rank__place num">
        {own.place ?? <span aria-hidden="true">–</span>}
        {own.place === null && <span className="sr">{t('rank.ownOff')}</span>}
      </span>
      <Avatar src={own.avatar} size={36} />
      <span className="rank__who grow sm rank__who--own">
        <b className="ell">{own.username}</b>
        <span className="cap t2">{nextText(own)}</span>
      </span>
      <GiftTotal coins={own.coins} />
    </div>
  );
}

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
      <OwnRank own={own} isGuest={isGuest} />
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
