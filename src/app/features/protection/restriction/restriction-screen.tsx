import './restriction.css';
import { isOn } from '#app/features/play/match/match-clock.ts';
import { PhaseText } from '#app/features/play/match/running-text.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { helpPath, matchRoomPath, paths } from '#app/routes/paths.ts';
import type { Match } from '#contract/play/match/schema.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { useCall } from '#core-client/query.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Illustration } from '#kit/feedback/illustration.tsx';
import { SkeletonRows } from '#kit/feedback/skeleton-rows.tsx';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { Reopening } from './reopening.tsx';
import { restrictionTexts, sinceText } from './restriction-texts.ts';
import { t } from './texts.ts';

/** Number of matches shown; as many as fit at a glance. */
const SHOWN = 10;

const Row = ({ match }: { match: Match }) => {
  const { matchId, home, away, league } = match;
  return (
    <li>
      <Link to={matchRoomPath(matchId)} className="restriction__match">
        <span className="cap t2">
          {league.name} · <PhaseText match={match} />
        </span>
        <b>{t('restriction.versus', { home: home.name, away: away.name })}</b>
      </Link>
    </li>
  );
};

/** Matches in play, to watch on a break: without prices, and with no way to bet [P.17]. */
function OpenMatches() {
  const popular = useCall(
    'live.popular',
    { page: 1, size: SHOWN, sport: null },
    { refetchMs: REFRESH_MS['live.popular'] },
  );
  return (
    <Card className="restriction__box" aria-labelledby="restriction-matches">
      <h2 id="restriction-matches">{t('restriction.matchesTitle')}</h2>
      <p className="cap t2">{t('restriction.matchesNote')}</p>
      <Loaded of={popular} waiting={<SkeletonRows count={3} />}>
        {({ list }) => {
          const matches = list.map(({ match }) => match).filter(isOn);
          return matches.length === 0 ? (
            <p className="sm t2">{t('restriction.matchesNone')}</p>
          ) : (
            <ul className="restriction__matches">
              {matches.map((match) => (
                <Row key={match.matchId} match={match} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </Card>
  );
}

type Door = {
  readonly to: string;
  readonly icon: LineIconName;
  readonly name: string;
  readonly about: string;
};

const DOORS: readonly Door[] = [
  { to: paths.withdraw, icon: 'out', name: t('restriction.withdraw'), about: t('restriction.withdrawAbout') },
  {
    to: paths.records,
    icon: 'receipt',
    name: t('restriction.records'),
    about: t('restriction.recordsAbout'),
  },
  {
    to: paths.support,
    icon: 'headset',
    name: t('restriction.service'),
    about: t('restriction.serviceAbout'),
  },
];
const LIMITS: Door = {
  to: paths.limits,
  icon: 'hourglass',
  name: t('restriction.limits'),
  about: t('restriction.limitsAbout'),
};

/** Links to what a restricted member can do. */
const Doors = ({ doors }: { doors: readonly Door[] }) => (
  <nav className="restriction__doors" aria-label={t('restriction.doors')}>
    {doors.map(({ to, icon, name, about }) => (
      <Link key={to} to={to} className="card padded">
        <span className="icon-tile" aria-hidden="true">
          <LineIcon name={icon} size={20} />
        </span>
        <b>{name}</b>
        <span className="cap t2">{about}</span>
      </Link>
    ))}
  </nav>
);

/** Whom one can speak with. */
const Talk = () => (
  <Card className="restriction__box" aria-labelledby="restriction-talk">
    <h2 id="restriction-talk">{t('restriction.talkTitle')}</h2>
    <p className="cap t2">{t('restriction.talkNote')}</p>
    <p className="t2 sm">{t('restriction.helplineAbout')}</p>
    <Link className={buttonClass({})} to={helpPath('helpline')}>
      {t('restriction.helpline')}
    </Link>
  </Card>
);

/** Links to longer breaks. */
function Farther({ state }: Restriction) {
  const isResting = state === 'resting';
  return (
    <Card className="restriction__box" aria-labelledby="restriction-farther">
      <h2 id="restriction-farther">{t('restriction.fartherTitle')}</h2>
      <p className="t2 sm">{t(isResting ? 'restriction.fartherRest' : 'restriction.fartherExcluded')}</p>
      <div className="restriction__acts">
        {isResting ? (
          <Link className={buttonClass({})} to={paths.break}>
            {t('restriction.longerRest')}
          </Link>
        ) : null}
        <Link className={buttonClass({})} to={paths.exclusion}>
          {t(isResting ? 'restriction.exclude' : 'restriction.longerExclusion')}
        </Link>
      </div>
    </Card>
  );
}

/** Screen of the site for a member who takes a break, is self-excluded or has closed their account [P.17, P.18, P.29]. */
export function RestrictionScreen({ restriction }: { restriction: Restriction }) {
  const { title, text } = restrictionTexts(restriction);
  usePageTitle(t('restriction.title'));
  return (
    <main id="main" className="wrap restriction">
      <Card flush className="restriction__head">
        <div className="padded">
          <p className="t2 sm">{sinceText(restriction)}</p>
          <h1>{title}</h1>
          <p>{text}</p>
          <Reopening restriction={restriction} />
        </div>
        <div className="restriction__art" aria-hidden="true">
          <Illustration name="wait" size={220} />
        </div>
      </Card>
      <Doors doors={restriction.state === 'resting' ? [...DOORS, LIMITS] : DOORS} />
      <Card className="restriction__box" aria-labelledby="restriction-paused">
        <h2 id="restriction-paused">{t('restriction.pausedTitle')}</h2>
        <p className="t2">{t('restriction.paused')}</p>
      </Card>
      {restriction.state === 'resting' ? <OpenMatches /> : null}
      <div className="restriction__two">
        <Talk />
        {restriction.state === 'resting' || restriction.state === 'excluded' ? (
          <Farther {...restriction} />
        ) : null}
      </div>
    </main>
  );
}
