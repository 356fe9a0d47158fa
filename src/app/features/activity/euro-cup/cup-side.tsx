import { Avatar } from '#app/kit/mark/avatar.tsx';
import type { EuroCupPart } from '#contract/models/activity/euro-cup.ts';
import { coins as coinsOf, formatCoins } from '#contract/units/money.ts';
import { t } from './texts.ts';

/** Who has most points; equal results share a place. */
export const CupBoard = ({ board, players }: Pick<EuroCupPart, 'board' | 'players'>) => (
  <section className="card padded" aria-label={t('euroCup.board')}>
    <div className="padded__head">
      <h2>{t('euroCup.board')}</h2>
      <span className="cap t3">{t('euroCup.players', { count: players })}</span>
    </div>
    <ol className="cupboard">
      {board.map(({ rank, name, avatar, points, exact, isMe }) => (
        <li key={`${rank} ${name}`} className={isMe ? 'cupboard__me' : undefined}>
          <span className="num">{rank}</span>
          <Avatar src={avatar} size={28} />
          <span className="ell">{isMe ? t('euroCup.me') : name}</span>
          <span className="cap t3">{t('euroCup.exact', { count: exact })}</span>
          <b className="num">{points}</b>
        </li>
      ))}
    </ol>
  </section>
);

/** What so many points bring. */
export const CupPrizes = ({ prizes }: Pick<EuroCupPart, 'prizes'>) => (
  <section className="card padded" aria-label={t('euroCup.prizes')}>
    <h2>{t('euroCup.prizes')}</h2>
    <ul className="cupprizes">
      {prizes.map(({ points, coins, isPaid }) => (
        <li key={points}>
          <span>{t('euroCup.prize', { points })}</span>
          <b className="actgold num">{t('euroCup.coins', { coins: formatCoins(coinsOf(BigInt(coins))) })}</b>
          <span className="cap t3">{isPaid ? t('euroCup.paid') : ''}</span>
        </li>
      ))}
    </ul>
  </section>
);
