import type { Lineups, SheetPlayer, TeamSheet } from '#contract/play/match/lineup-schema.ts';
import type { Match } from '#contract/play/match/schema.ts';
import { t } from '../texts.ts';
import { formationLines } from './formation-lines.ts';

type SideName = 'home' | 'away';

const Player = ({ player: { name, number, isCaptain } }: { player: SheetPlayer }) => (
  <li className="lineup-pitch__p">
    <b className="num">{number}</b>
    <span className="ell">
      {name}
      {isCaptain ? (
        <>
          <i aria-hidden="true">C</i>
          <span className="sr">{t('facts.captain')}</span>
        </>
      ) : null}
    </span>
  </li>
);

function Half({ side, name, sheet }: { side: SideName; name: string; sheet: TeamSheet }) {
  return (
    <section className={`lineup-pitch__half lineup-pitch__half--${side}`} aria-label={name}>
      <h2>
        <span className="ell">{name}</span>
        <span className="num">{sheet.formation}</span>
      </h2>
      {formationLines(sheet).map((line) => (
        <ul key={line[0]?.number}>
          {line.map((player) => (
            <Player key={player.number} player={player} />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Both elevens on one pitch, home attacking down, away up. */
export const FormationPitch = ({ match, lineups }: { match: Match; lineups: Lineups }) => (
  <div className="lineup-pitch">
    <Half side="home" name={match.home.name} sheet={lineups.home} />
    <Half side="away" name={match.away.name} sheet={lineups.away} />
  </div>
);
