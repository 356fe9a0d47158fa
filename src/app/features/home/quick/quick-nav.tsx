import type { NavEntry } from '#contract/site/navigation/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';

function Mark({ entry }: { entry: NavEntry }) {
  const [venue] = entry.venues;
  if (venue) return <img src={venue.mark} alt="" width={42} height={42} loading="lazy" />;
  return <Icon name={entry.kind === 'live' ? 'video' : 'list'} size={21} />;
}

/** The kinds of venues of the site, as its navigation names them. */
export function QuickNav() {
  const data = lastOf(useCall('site.navigation', {}));
  return data?.list
    .filter(({ kind }) => kind !== 'home')
    .map((entry) => (
      <Link key={entry.entryId} to={entry.link}>
        <span>
          <Mark entry={entry} />
        </span>
        {entry.name}
      </Link>
    ));
}
