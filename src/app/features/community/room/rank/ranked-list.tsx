import type { UserId } from '#contract/fields/ids.ts';
import { formatCoins } from '#contract/units/money.ts';
import { classNames } from '#kit/class-names.ts';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Coin } from '#kit/mark/coin.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { t } from '../texts.ts';
import type { RankedGiver } from './rank.ts';

/** Amount that a member has given. */
export const Given = ({ coins }: Pick<RankedGiver, 'coins'>) => (
  <span className="rank__coins num">
    <Coin size={14} />
    <span aria-hidden="true">{formatCoins(coins)}</span>
    <span className="sr">{t('rank.coins', { coins: formatCoins(coins) })}</span>
  </span>
);

type RankedProps = { readonly giver: RankedGiver; readonly place: number; readonly isOwn: boolean };

const Ranked = ({ giver: { username, avatar, level, coins }, place, isOwn }: RankedProps) => (
  <li className={classNames('rank__row', place <= 3 && `rank__row--${place}`, isOwn && 'is-own')}>
    <span className="rank__place num" role="img" aria-label={t('rank.place', { place })}>
      {place}
    </span>
    <Avatar src={avatar} size={36} />
    <span className="rank__who">
      <b className="ell">{username}</b>
      <LevelBadge level={level} />
    </span>
    <Given coins={coins} />
  </li>
);

type Props = { readonly list: readonly RankedGiver[]; readonly ownId: UserId | null };

/** The places of the board, the first three apart. */
export const RankedList = ({ list, ownId }: Props) => (
  <ol className="rank__list" aria-label={t('rank.list')}>
    {list.map((giver, index) => (
      <Ranked key={giver.userId} giver={giver} place={index + 1} isOwn={giver.userId === ownId} />
    ))}
  </ol>
);
