import { Link } from 'react-router-dom';
import type { NavVenue } from '#contract/models/navigation.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { isLobby } from '#contract/rules/venue-path.ts';
import { t } from './texts.ts';

const MAINTAINED = 1;
const clock = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', hour12: false });

/** What is under a venue's name. */
function noteOf({ status, link, maintainedUntil }: NavVenue): string {
  if (isVenueOpen({ status })) {
    if (link === null) return t('menu.transferOnly');
    return t(isLobby(link) ? 'menu.toLobby' : 'menu.seeMatches');
  }
  if (status !== MAINTAINED) return t('menu.notOpen');
  if (maintainedUntil === null) return t('menu.maintained');
  return t('menu.maintainedUntil', { time: clock.format(maintainedUntil) });
}

/** A venue: a link while it is open and has a place to lead to, else what keeps it shut and until when [4.03]. */
export function VenueCell({ venue }: { venue: NavVenue }) {
  const { name, mark, link } = venue;
  const inside = (
    <>
      <img src={mark} alt="" width={44} height={44} />
      <span>
        <b>{name}</b>
        <small>{noteOf(venue)}</small>
      </span>
    </>
  );
  if (!isVenueOpen(venue)) return <div className="vcell vcell--off">{inside}</div>;
  if (link === null) return <div className="vcell">{inside}</div>;
  return (
    <Link className="vcell" to={link}>
      {inside}
    </Link>
  );
}
