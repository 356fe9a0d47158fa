import { useSearchParams } from 'react-router-dom';
import { t } from '#app/features/people/member/texts.ts';
import { paths } from '#app/routes/paths.ts';
import type { Member } from '#contract/people/member/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { formatCoins } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Avatar } from '#kit/mark/avatar.tsx';
import { Coin } from '#kit/mark/coin.tsx';
import { LevelBadge } from '#kit/mark/level-badge.tsx';
import { LEAVE, LeaveDialog } from './leave-dialog.tsx';

/** Enough to find the login before this one among tries that failed. */
const LOOKED_AT = 20;

/** Time and location of the member's previous login, with the link to all sessions [P.24]; empty on the first visit. */
function LastLogin() {
  const logins = lastOf(useCall('security.logins', { page: 1, size: LOOKED_AT }));
  const [, before] = logins?.list.filter(({ outcome }) => outcome === 'success') ?? [];
  if (!before) return null;
  const words = [dayTimeText(before.at), before.place, before.device].filter(Boolean).join(' · ');
  return (
    <Link className="cap t3 num me-head__login" to={paths.security}>
      {t('me.lastLogin', { words })}
    </Link>
  );
}

/** Member's identity, coin balance, and the logout [4.02]. */
export function MeHead({ member }: { member: Member }) {
  const [, setParams] = useSearchParams();
  return (
    <Card className="me-head" aria-label={t('me.title')}>
      <Avatar src={member.avatar} size={72} />
      <div className="me-head__who">
        <h2>
          <span className="ell">{member.nickname}</span>
          <Link className="me-head__level" to={paths.vip} aria-label={t('me.vip', { level: member.level })}>
            <LevelBadge level={member.level} />
          </Link>
        </h2>
        <span className="cap t3 num">{t('me.id', { id: member.userId })}</span>
        <LastLogin />
        <Link className="me-head__coins num" to={paths.coins}>
          <Coin size={16} />
          <b>{formatCoins(member.coins)}</b>
          <span className="cap t3">{t('me.coins')}</span>
        </Link>
      </div>
      <div className="me-head__actions">
        <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
          {t('me.profile')}
        </Link>
        <Button icon="logout" onClick={() => setParams({ [LEAVE]: '1' }, { replace: true })}>
          {t('me.logout')}
        </Button>
      </div>
      <LeaveDialog />
    </Card>
  );
}
