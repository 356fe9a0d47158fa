import { paths } from '#app/routes/paths.ts';
import type { Match, MatchDetail, MatchEvent } from '#contract/play/match/schema.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';

/** Number of lines that fit over the video; a match with more of them ends with the number left out. */
const SHOWN_MOST = 12;
const isShown = ({ kind }: MatchEvent) => kind === 'goal' || kind === 'redCard';

const Side = ({ side }: { side: Match['home'] }) => (
  <span className="still__side">
    <img src={side.logo} alt="" width={48} height={48} />
    <b>{side.name}</b>
  </span>
);

/** Key events of the match, each on its side. */
function Highlights({ events }: { events: readonly MatchEvent[] }) {
  const all = events.filter(isShown);
  if (all.length === 0) return null;
  const shown = all.length > SHOWN_MOST ? all.slice(0, SHOWN_MOST - 1) : all;
  return (
    <ol className="still__events" aria-label={t('still.highlights')}>
      {shown.map(({ eventId, side, minute, kind, player }) => (
        <li key={eventId} className={`still__event still__event--${side}`}>
          <b className="num">{minute}′</b>
          <Icon name={kind === 'goal' ? 'football' : 'flag'} size={14} />
          <span className="ell">
            <span className="sr">{t(`matchEvent.${kind}`)}</span> {player}
          </span>
        </li>
      ))}
      {shown.length < all.length ? (
        <li className="still__event">{t('still.more', { count: all.length - shown.length })}</li>
      ) : null}
    </ol>
  );
}

/** After the match: how it ended and what decided it. */
export function MatchOver({ detail: { match, events } }: { detail: MatchDetail }) {
  const { home, away, sport } = match;
  return (
    <div className="still__in">
      <h2>{t('still.over')}</h2>
      <div className="still__score">
        <Side side={home} />
        <strong>
          {home.score}
          <i>:</i>
          {away.score}
        </strong>
        <Side side={away} />
      </div>
      {sport === 'football' ? <Highlights events={events} /> : null}
      <Link className={buttonClass({ variant: 'line', size: 'sm' })} to={paths.home}>
        {t('still.others')}
      </Link>
    </div>
  );
}
