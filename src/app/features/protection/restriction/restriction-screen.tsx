import './restriction.css';
import { useState } from 'react';
import { isOn, PhaseText } from '#app/features/play/match/match-clock.tsx';
import { Loaded } from '#app/page/loading/loaded.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { usePageTitle } from '#app/page/use-page-title.ts';
import { helpPath, matchRoomPath, paths } from '#app/routes/paths.ts';
import type { Match } from '#contract/play/match/schema.ts';
import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { REFRESH_MS } from '#core-client/cache/refresh.table.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore, core } from '#core-client/core.ts';
import { useCall } from '#core-client/query.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Illustration } from '#kit/feedback/illustration.tsx';
import { SkeletonRows } from '#kit/feedback/loading.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { LineIcon, type LineIconName } from '#kit/icon/line/line-icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { restrictionTexts, sinceText } from './restriction-texts.ts';
import { t } from './texts.ts';

type Step = 'restriction.askBack' | 'restriction.stayAway' | 'restriction.open';

/** Takes a step of reopening, after which every tab reloads the member's permissions. */
function useStep() {
  const { state, run } = useSubmission(async (step: Step) => {
    await callCore(step, {});
    if (step === 'restriction.open') showToast({ text: t('restriction.openedOk'), tone: 'ok' });
    await core.money.refresh();
  });
  const error = refusalOf(state);
  const refusalTexts = { ORDER_STEP_REFUSED: t('restriction.tooSoon') };
  return {
    busy: state.is === 'sending',
    refused: error && t('restriction.refused', { why: refusalText(refusalTexts, error) }),
    run,
  };
}

/** Second confirmation, which requires a day to pass; staying away is offered with equal weight. */
function SecondYes({ openableAt, step }: { openableAt: number; step: ReturnType<typeof useStep> }) {
  const [asking, setAsking] = useState(false);
  const isDue = useServerText((now) => (now >= openableAt ? 'due' : '')) === 'due';
  const open = async () => {
    await step.run('restriction.open');
    setAsking(false);
  };
  return (
    <>
      <Button size="lg" loading={step.busy} onClick={() => void step.run('restriction.stayAway')}>
        {t('restriction.stay')}
      </Button>
      <Button size="lg" disabled={!isDue} onClick={() => setAsking(true)}>
        {t('restriction.open')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('restriction.openTitle')}
        description={t('restriction.openText')}
        confirmLabel={t('restriction.open')}
        onConfirm={open}
        cancelLabel={t('restriction.stay')}
        onCancel={() => setAsking(false)}
        busy={step.busy}
        focus="cancel"
      />
    </>
  );
}

/** Coming back after an exclusion has ended, or after a closure: request, a day, and a second yes [P.18]. */
function Reopening({ restriction: { state, openableAt } }: { restriction: Restriction }) {
  const step = useStep();
  if (state === 'resting' || state === 'excluded') return null;
  return (
    <>
      {step.refused ? <FormProblem>{step.refused}</FormProblem> : null}
      <div className="cluster gap-12">
        {openableAt === null ? (
          <Button size="lg" loading={step.busy} onClick={() => void step.run('restriction.askBack')}>
            {t('restriction.ask')}
          </Button>
        ) : (
          <SecondYes openableAt={openableAt} step={step} />
        )}
      </div>
    </>
  );
}

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
    <Card className="restriction__box stack items-start gap-10" aria-labelledby="restriction-matches">
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
  <Card className="restriction__box stack items-start gap-10" aria-labelledby="restriction-talk">
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
    <Card className="restriction__box stack items-start gap-10" aria-labelledby="restriction-farther">
      <h2 id="restriction-farther">{t('restriction.fartherTitle')}</h2>
      <p className="t2 sm">{t(isResting ? 'restriction.fartherRest' : 'restriction.fartherExcluded')}</p>
      <div className="cluster gap-12">
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

/** Heading of a restriction; its date stays on one line. */
export function Title({ title, end }: { title: string; end: string }) {
  const at = end === '' ? title.length : title.indexOf(end);
  return (
    <h1>
      {title.slice(0, at)}
      <span className="restriction__end">{end}</span>
      {title.slice(at + end.length)}
    </h1>
  );
}

/** Screen of the site for a member who takes a break, is self-excluded or has closed their account [P.17, P.18, P.29]. */
export function RestrictionScreen({ restriction }: { restriction: Restriction }) {
  const { title, end, text } = restrictionTexts(restriction);
  usePageTitle(t('restriction.title'));
  return (
    <main id="main" className="wrap restriction">
      <Card flush className="restriction__head">
        <div className="padded">
          <p className="t2 sm">{sinceText(restriction)}</p>
          <Title title={title} end={end} />
          <p>{text}</p>
          <Reopening restriction={restriction} />
        </div>
        <div className="restriction__art center" aria-hidden="true">
          <Illustration name="wait" size={220} />
        </div>
      </Card>
      <Doors doors={restriction.state === 'resting' ? [...DOORS, LIMITS] : DOORS} />
      <Card className="restriction__box stack items-start gap-10" aria-labelledby="restriction-paused">
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
