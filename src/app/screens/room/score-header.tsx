import { t } from '#app/i18n/text.ts';
import { useServerNow } from '#app/link/server-clock.ts';
import { phaseText } from '#app/match/match-clock.ts';
import type { Match } from '#contract/models/match.ts';
import type { PageType } from '#contract/models/room.ts';
import { PageSwitch } from './page-switch.tsx';
import type { RoomAddress } from './use-room.ts';
import './score-header.css';

type Props = {
  readonly match: Match;
  readonly stadium: string | undefined;
  readonly address: RoomAddress;
  readonly page: PageType;
  readonly pages: readonly PageType[];
};

const Side = ({ side, reverse }: { side: Match['home']; reverse: boolean }) => (
  <span className={reverse ? 'sc__t sc__t--away' : 'sc__t'}>
    <span className="ell">{side.name}</span>
    <img src={side.logo} alt="" width={40} height={40} />
  </span>
);

/** Who plays, how it stands, how far it is; and the switch between animation, picture and anchor. */
export function ScoreHeader({ match, stadium, address, page, pages }: Props) {
  const now = useServerNow();
  const score = t('room.score', {
    home: match.home.name,
    homeScore: match.home.score,
    awayScore: match.away.score,
    away: match.away.name,
  });
  return (
    <header className="sc">
      <div className="sc__m">
        <b className="ell">{match.league.name}</b>
        <span className="ell">{[match.round, stadium].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="sc__c">
        <Side side={match.home} reverse={false} />
        <div className="sc__s">
          <b aria-hidden="true">
            {match.home.score}
            <i>:</i>
            {match.away.score}
          </b>
          <span aria-hidden="true">{phaseText(match, now)}</span>
          <span className="sr" role="status">
            {score}
          </span>
        </div>
        <Side side={match.away} reverse />
      </div>
      <div className="sc__r">
        <PageSwitch page={page} pages={pages} onChange={address.showPage} />
      </div>
    </header>
  );
}
