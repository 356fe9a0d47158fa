import './score-header.css';
import { videoRoomOf } from '#app/features/community/room/content/room-content.ts';
import { isOn, phaseText } from '#app/features/play/match/match-clock.tsx';
import { useContentBegun } from '#app/first-load/content-begun.ts';
import type { PageType } from '#contract/community/room/room-ref.ts';
import type { Match, MatchDetail } from '#contract/play/match/schema.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import type { ShownContent } from '../content/room-content.ts';
import { useShownNow } from '../content/use-shown-content.ts';
import { t } from '../texts.ts';

type Props = {
  readonly page: PageType;
  readonly pages: readonly PageType[];
  readonly onChange: (page: PageType) => void;
};

/** Switch between animation, video and anchor, where several exist [2.11]. */
function PageSwitch({ page, pages, onChange }: Props) {
  if (pages.length < 2) return null;
  const options = pages.map((value) => ({ value, label: t(`room.${value}`) }));
  return <Segmented label={t('room.pageType')} options={options} value={page} onValueChange={onChange} />;
}

const MatchActions = lazyPart(() => import('./match-actions.tsx').then((file) => file.MatchActions));

const Side = ({ side, reverse }: { side: Match['home']; reverse: boolean }) => (
  <span className={reverse ? 'score-header__t row score-header__t--away' : 'score-header__t row'}>
    <span className="ell">{side.name}</span>
    <img src={side.logo} alt="" width={40} height={40} />
  </span>
);

/** The score, or nothing to compare before the match. */
function Score({ match, content }: { match: Match; content: ShownContent }) {
  const now = useShownNow(content);
  const soon = match.clock.phase === 'upcoming';
  const { home, away } = match;
  const params = { home: home.name, homeScore: home.score, awayScore: away.score, away: away.name };
  return (
    <div className="score-header__s">
      <b aria-hidden="true">
        {soon ? '–' : home.score}
        <i>:</i>
        {soon ? '–' : away.score}
      </b>
      <span
        className={isOn(match) ? 'score-header__p score-header__p--on' : 'score-header__p'}
        aria-hidden="true"
      >
        {phaseText(match, now)}
      </span>
      <span className="sr" role="status">
        {soon ? phaseText(match, now) : t('room.score', params)}
      </span>
    </div>
  );
}

/** Head of the room: sides, score and time; the switch between animation, video and anchor; the actions on the match. */
export function ScoreHeader({ content, detail }: { content: ShownContent; detail: MatchDetail }) {
  const { match, stadium } = detail;
  const { address, page, pages } = content;
  const begun = useContentBegun();
  return (
    <header className="score-header">
      <div className="score-header__l stack gap-2 may-shrink">
        <div className="score-header__m">
          <b className="ell">{match.league.name}</b>
          <span className="ell">{[match.round, stadium].filter(Boolean).join(' · ')}</span>
        </div>
        <div className="score-header__a">
          <OptionalPart>
            {begun ? (
              <MatchActions
                match={match}
                videoRoom={page !== 'ANIMATION' && isOn(match) ? videoRoomOf(content) : null}
              />
            ) : null}
          </OptionalPart>
        </div>
      </div>
      <div className="score-header__c row gap-16 may-shrink">
        <Side side={match.home} reverse={false} />
        <Score match={match} content={content} />
        <Side side={match.away} reverse />
      </div>
      <div className="score-header__r">
        <PageSwitch page={page} pages={pages} onChange={address.showPage} />
      </div>
    </header>
  );
}
