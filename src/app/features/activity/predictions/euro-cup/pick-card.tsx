import { useState } from 'react';
import { ActNotices } from '#app/features/activity/head/act-notices.tsx';
import { LedBoard } from '#app/features/activity/head/board/led-board.tsx';
import type { Acting } from '#app/features/activity/head/use-acting.ts';
import { CUP_GOALS_MAX, CUP_SCORE_POINTS } from '#contract/activity/rules/prediction-points.ts';
import type { CupMatch } from '#contract/activity/schema/kinds/euro-cup.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';

type Side = NonNullable<CupMatch['home']>;

interface GoalsProps {
  side: Side;
  goals: number;
  onGoals: (goals: number) => void;
}

/** The goals of a side, one more or one less at a press. */
const Goals = ({ side: { name }, goals, onGoals }: GoalsProps) => (
  <div className="cup-goals stack items-center gap-6">
    <button
      type="button"
      aria-label={t('euroCup.more', { name })}
      disabled={goals === CUP_GOALS_MAX}
      onClick={() => onGoals(goals + 1)}
    >
      <Icon name="chev-up" size={20} />
    </button>
    <output>{goals}</output>
    <button
      type="button"
      aria-label={t('euroCup.less', { name })}
      disabled={goals === 0}
      onClick={() => onGoals(goals - 1)}
    >
      <Icon name="chev-down" size={20} />
    </button>
  </div>
);

const Team = ({ side: { name, crest } }: { side: Side }) => (
  <div className="cup-team">
    <img src={crest} width={64} height={64} alt="" />
    <b>{name}</b>
  </div>
);

const HUNDRED = 100;

/** Distribution of all predictions. */
function PickShares({ picks: { home, draw, away, same } }: Pick<CupMatch, 'picks'>) {
  const count = home + draw + away;
  if (count === 0) return null;
  const share = (part: number) => Math.round((part / count) * HUNDRED);
  return (
    <div className="stack gap-6">
      <p className="cap t2">
        {t('euroCup.said', { home: share(home), draw: share(draw), away: share(away) })}
      </p>
      <div className="cup-votes__bar" aria-hidden="true">
        <i style={{ flexGrow: home }} />
        <i style={{ flexGrow: draw }} />
        <i style={{ flexGrow: away }} />
      </div>
      <p className="cap t3">{t('euroCup.saidCount', { count, same })}</p>
    </div>
  );
}

const Points = () => (
  <ul className="cup-points" aria-label={t('euroCup.scoreRule')}>
    {(
      [
        [t('euroCup.exactRule'), CUP_SCORE_POINTS.exact],
        [t('euroCup.differenceRule'), CUP_SCORE_POINTS.difference],
        [t('euroCup.outcomeRule'), CUP_SCORE_POINTS.outcome],
      ] as const
    ).map(([name, points]) => (
      <li key={name}>
        {name}
        <b className="num">{t('euroCup.pointsOf', { points })}</b>
      </li>
    ))}
  </ul>
);

/** The time left until kick-off, on the board of the fourth official. */
function KickOffCountdown({ kickOffAt }: Pick<CupMatch, 'kickOffAt'>) {
  const text = useServerText((now) => durationText(kickOffAt - now, 'always'));
  return <LedBoard text={text} label={t('euroCup.left', { text })} height={20} />;
}

interface PickCardProps {
  match: CupMatch;
  home: Side;
  away: Side;
  acting: Acting;
}

const ROUND_LABELS = [
  t('euroCup.round0'),
  t('euroCup.round1'),
  t('euroCup.round2'),
  t('euroCup.round3'),
] as const;

/** Returns the name of a round of the cup; 0 is the first. */
export const roundLabel = (round: number): string => ROUND_LABELS[round] ?? '';

/** A score for a match that is to come; what was chosen stays through a refusal. */
export function PickCard({ match, home, away, acting }: PickCardProps) {
  const { pick } = match;
  const [score, setScore] = useState({ home: pick?.home ?? 1, away: pick?.away ?? 1 });
  const [through, setThrough] = useState(pick?.through ?? 'home');
  const isSubmitted =
    pick !== null && pick.home === score.home && pick.away === score.away && pick.through === through;
  const submit = async () => {
    const result = await acting.act({ does: 'cupPick', match: match.match, ...score, through });
    if (result !== null) showToast({ text: t('euroCup.sent', score), tone: 'ok' });
  };
  const names = { round: roundLabel(match.round), home: home.name, away: away.name };
  return (
    <Card aria-label={t('euroCup.pickTitle', names)}>
      <div className="padded__head">
        <h2>{t('euroCup.pickTitle', names)}</h2>
        <KickOffCountdown kickOffAt={match.kickOffAt} />
      </div>
      <p className="cap t3">{t('euroCup.pickNote', { time: dayTimeText(match.kickOffAt) })}</p>
      <div className="cup-pick">
        <Team side={home} />
        <div className="cup-score row gap-16">
          <Goals side={home} goals={score.home} onGoals={(goals) => setScore({ ...score, home: goals })} />
          <i aria-hidden="true">:</i>
          <Goals side={away} goals={score.away} onGoals={(goals) => setScore({ ...score, away: goals })} />
        </div>
        <Team side={away} />
      </div>
      {score.home === score.away ? (
        <div className="cup-through">
          <span className="cap t2">{t('euroCup.drawThrough')}</span>
          <Segmented
            label={t('euroCup.drawThrough')}
            options={[
              { value: 'home', label: home.name },
              { value: 'away', label: away.name },
            ]}
            value={through}
            onValueChange={setThrough}
          />
        </div>
      ) : null}
      <Points />
      <PickShares picks={match.picks} />
      <ActNotices of={acting} />
      <div className="cup-action">
        <span className="cap t3">{pick === null ? t('euroCup.open') : t('euroCup.picked', pick)}</span>
        <Button
          variant="primary"
          size="lg"
          disabled={isSubmitted}
          loading={acting.busy}
          onClick={() => void submit()}
        >
          {t(pick === null ? 'euroCup.submit' : 'euroCup.change', score)}
        </Button>
      </div>
    </Card>
  );
}
