import { useCall } from '#app/core-client/query.ts';
import { dayTimeText } from '#app/core-client/shown-time.ts';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from '../texts.ts';

/** Enough to find the login before this one among tries that failed. */
const LOOKED_AT = 20;

/** When and where the member was let in before this time, with the way to all sessions [P.24]; nothing on the first visit. */
export function LastLogin() {
  const logins = lastOf(useCall('security.logins', { page: 1, size: LOOKED_AT }));
  const [, before] = logins?.list.filter(({ outcome }) => outcome === 'success') ?? [];
  if (!before) return null;
  const words = [dayTimeText(before.at), before.place, before.device].filter(Boolean).join(' · ');
  return (
    <Link className="cap t3 num mehead__login" to={paths.security}>
      {t('me.lastLogin', { words })}
    </Link>
  );
}
