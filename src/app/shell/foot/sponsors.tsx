import { Link } from 'react-router-dom';
import { tLater } from '#app/i18n/later-text.ts';
import { useCall } from '#app/link/query.ts';
import { sponsorList } from '#app/link/reading-queries.ts';

/** The partners of the site that show, three at most [5.12]. Their place is kept until they are known. */
export function Sponsors() {
  const { data, error } = useCall(sponsorList, {});
  if (data?.list.length === 0 || (!data && error)) return null;
  return (
    <ul className="foot__sp" aria-label={tLater('frame.sponsors')}>
      {data?.list.map(({ value, name, logo, role, period }) => (
        <li key={value}>
          <Link to="/app/sponsors">
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
