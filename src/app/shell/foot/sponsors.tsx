import { useCall } from '#app/core-client/query.ts';
import { Link } from '#app/kit/link/link.tsx';
import { paths } from '#app/routes/paths.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { t } from './texts.ts';

/** The partners of the site that show, three at most [5.12]. Their place is kept until they are known. */
export function Sponsors() {
  const sponsors = useCall('sponsor.list', {});
  const data = lastOf(sponsors);
  if (data ? data.list.length === 0 : sponsors.is === 'failed') return null;
  return (
    <ul className="foot__sp" aria-label={t('foot.sponsors')}>
      {data?.list.map(({ value, name, logo, role, period }) => (
        <li key={value}>
          <Link to={paths.sponsors}>
            <img src={logo} alt="" width={44} height={44} loading="lazy" />
            <span>
              <b>{name}</b>
              <small>
                {role} · {period}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
