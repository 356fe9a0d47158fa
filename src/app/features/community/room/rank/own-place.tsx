import { goToLogIn } from '#app/features/people/account/login-prompt-store.ts';
import { formatCoins } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { t } from '../texts.ts';
import type { GiftRank } from './rank.ts';
import { Given } from './ranked-list.tsx';

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
export function OwnPlace({ own, isGuest }: { own: Own | null; isGuest: boolean }) {
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
      <span className="rank__who rank__who--own">
        <b className="ell">{own.username}</b>
        <span className="cap t2">{nextText(own)}</span>
      </span>
      <Given coins={own.coins} />
    </div>
  );
}
