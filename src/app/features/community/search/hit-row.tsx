import type { Match } from '#contract/play/match/schema.ts';
import { countText } from '#contract/units/count.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { LiveTag } from '#kit/mark/tag.tsx';
import { type Hit, markedParts } from './search-hits.ts';
import { t } from './texts.ts';

/** A name with the typed part marked. */
const MarkedText = ({ name, text }: { name: string; text: string }) =>
  markedParts(name, text).map((part) =>
    part.isMarked ? <mark key={part.at}>{part.text}</mark> : <span key={part.at}>{part.text}</span>,
  );

type Of<Kind extends Hit['is']> = Extract<Hit, { is: Kind }> & { readonly text: string };

const isOn = ({ clock: { phase } }: Match) => phase !== 'upcoming' && phase !== 'ended';

function MatchHit({ match, text }: Of<'match'>) {
  return (
    <>
      <span className="search-hit__crests">
        <img src={match.home.logo} alt="" width={22} height={22} />
        <img src={match.away.logo} alt="" width={22} height={22} />
      </span>
      <span className="stack grow">
        <span className="ell">
          <MarkedText name={match.home.name} text={text} />
          {isOn(match) ? (
            <b className="search-hit__score num">
              {match.home.score} : {match.away.score}
            </b>
          ) : (
            <span className="search-hit__score t3">{t('search.against')}</span>
          )}
          <MarkedText name={match.away.name} text={text} />
        </span>
        <span className="cap t3 ell">{match.league.name}</span>
      </span>
      {isOn(match) ? (
        <LiveTag text={t('match.live')} />
      ) : (
        <span className="cap t3 num">{dayTimeText(match.startAt)}</span>
      )}
    </>
  );
}

const LeagueHit = ({ league, text }: Of<'league'>) => (
  <>
    <img src={league.logo} alt="" width={28} height={28} />
    <span className="stack grow">
      <span className="ell">
        <MarkedText name={league.name} text={text} />
      </span>
    </span>
    <span className="cap t3 num">
      {league.live > 0
        ? t('search.leagueLive', { count: league.live })
        : t('search.leagueCount', { count: league.total })}
    </span>
  </>
);

const AnchorHit = ({ anchor, text }: Of<'anchor'>) => (
  <>
    <img className="search-hit__face" src={anchor.avatar} alt="" width={32} height={32} />
    <span className="stack grow">
      <span className="ell">
        <MarkedText name={anchor.nickname} text={text} />
      </span>
      <span className="cap t3 ell">{anchor.title}</span>
    </span>
    <span className="cap t3 num">
      {anchor.status === 'live'
        ? t('search.watching', { count: countText(anchor.viewers) })
        : t(`anchor.${anchor.status}Tag`)}
    </span>
  </>
);

const GameHit = ({ game, text }: Of<'game'>) => (
  <>
    <img className="search-hit__cover" src={game.cover} alt="" width={30} height={40} />
    <span className="stack grow">
      <span className="ell">
        <MarkedText name={game.name} text={text} />
      </span>
      <span className="cap t3 ell">{game.venueName}</span>
    </span>
    {game.status === 'disabled' ? <span className="cap t3">{t('game.maintained')}</span> : null}
  </>
);

/** Option of the list for one hit. */
export function HitRow({ hit, text }: { hit: Hit; text: string }) {
  switch (hit.is) {
    case 'match':
      return <MatchHit {...hit} text={text} />;
    case 'league':
      return <LeagueHit {...hit} text={text} />;
    case 'anchor':
      return <AnchorHit {...hit} text={text} />;
    case 'game':
      return <GameHit {...hit} text={text} />;
  }
}
