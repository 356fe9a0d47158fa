import './euro24.css';
import './rounds-ring.css';
import { ActNotices, LockedNote } from '#app/features/activity/head/act-notices.tsx';
import { ActivityHero } from '#app/features/activity/head/page/activity-hero.tsx';
import { ActivityPage } from '#app/features/activity/head/page/activity-page.tsx';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { PhasePill } from '#app/features/activity/head/phase.tsx';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import { useActing } from '#app/features/activity/head/use-acting.ts';
import { EURO24 } from '#contract/activity/constants/euro24.ts';
import type { Euro24Part } from '#contract/activity/schema/kinds/euro24.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { callCore } from '#core-client/core.ts';
import { refreshAnswers, useCall } from '#core-client/query.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Card } from '#kit/layout/card.tsx';
import { BoardCard, RoundsCard, RunCard } from './euro24-side.tsx';
import { QuestionCard } from './question-card.tsx';
import { t } from './texts.ts';

const MIDDLE = { x: 330, y: 92 };
const RADIUS = 76;
const PRECISION = 10;

/** Returns the position of a round on the ring, clockwise from the top. */
function positionOf(index: number, count: number) {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  const round = (value: number) => Math.round(value * PRECISION) / PRECISION;
  return { cx: round(MIDDLE.x + RADIUS * Math.cos(angle)), cy: round(MIDDLE.y + RADIUS * Math.sin(angle)) };
}

interface RoundsRingProps {
  rounds: Euro24Part['rounds'];
  /** The number of today's round; null outside of the days. */
  today: number | null;
}

/** Ring of the member's rounds: those played, and today's. The list of rounds has the same content as text. */
const RoundsRing = ({ rounds, today }: RoundsRingProps) => (
  <svg className="activity-scene quiz-ring" viewBox="0 0 460 180" aria-hidden="true">
    <g className="quiz-ring__pitch">
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={132} />
      <path d="M330-50v284M460 92H90" />
    </g>
    {rounds.map(({ n, answered }, index) => (
      <circle
        key={n}
        {...positionOf(index, rounds.length)}
        r={n === today ? 11 : 8}
        className={n === today ? 'is-now' : answered > 0 ? 'is-played' : 'is-blank'}
      />
    ))}
    <text x={MIDDLE.x} y={106}>
      {today ?? rounds.length}
    </text>
    <text x={MIDDLE.x} y={126} className="quiz-ring__of">
      {today === null ? t('euro24.ringOver') : t('euro24.ringOf', { count: rounds.length })}
    </text>
  </svg>
);

type Quiz = OutputOf<'activity.euro24'>;
const SECONDS = EURO24.answerMs / 1_000;
/** A match seen from the corner, behind the question. */
const SCENE = '/art/courtside/euro24.svg?width=880&height=220&day=1&horizon=0.36&fov=40';
const STEPS = Array.from({ length: EURO24.questions }, (_, index) => index + 1);

const Hero = ({ card, part: { round, rounds, right, answered, run, coins } }: Quiz) => (
  <ActivityHero
    kind="euro24"
    art={<RoundsRing rounds={rounds} today={round} />}
    status={
      round === null ? (
        <PhasePill of={card} timed />
      ) : (
        <StatusPill tone="open">{t('euro24.round', { n: round })}</StatusPill>
      )
    }
    text={t('euro24.text', { count: EURO24.questions })}
    facts={[
      ['check-circle', t('euro24.total'), t('euro24.totalOf', { right, answered })],
      ['flame', t('euro24.run'), t('euro24.days', { count: run })],
      ['coins', t('euro24.earned'), t('euro24.coins', { count: coins })],
    ]}
  />
);

/** Requests the next question; its time starts when the platform sends it. */
function useNext() {
  const { state, run } = useSubmission<null, void>(async () => {
    await callCore('activity.euro24Next', {});
    await refreshAnswers('activity.euro24');
  });
  return {
    next: () => void run(null),
    busy: state.is === 'sending',
    problem: state.is === 'refused' ? textOfError(state.error) : null,
  };
}

const OPTIONS = [-1, 0, 1, 2, 3] as const;

/** Step after the questions so far: the first, the next, or the end of the round. */
function After({ part: { asked, round } }: Quiz) {
  const { next, busy, problem } = useNext();
  if (round === null) return <p>{t('euro24.over')}</p>;
  if (asked.length >= EURO24.questions) {
    const right = asked.filter(({ answer }) => answer?.isRight === true).length;
    return (
      <p className="stack" role="status">
        <b>{t('euro24.done', { count: EURO24.questions, right })}</b>
        <span className="cap t3">{t('euro24.doneNote')}</span>
      </p>
    );
  }
  return (
    <div className="quiz-next row wraps between gap-12">
      {asked.length === 0 ? <p className="t2">{t('euro24.beginNote', { seconds: SECONDS })}</p> : null}
      <FormProblem>{problem}</FormProblem>
      <Button variant="primary" size="lg" loading={busy} onClick={next}>
        {t(asked.length === 0 ? 'euro24.begin' : 'euro24.next')}
      </Button>
    </div>
  );
}

function Round({ card, part }: Quiz) {
  const acting = useActing(card.activityId, 'activity.euro24');
  const last = part.asked.at(-1);
  const answer = async (option: number) => {
    const chosen = OPTIONS.find((each) => each === option);
    if (last === undefined || chosen === undefined) return;
    await acting.act({ does: 'answer', questionId: last.questionId, option: chosen });
  };
  return (
    <Card flush className="quiz-card" aria-label={t('euro24.today')}>
      <div className="quiz-steps row gap-6">
        <span>{t('euro24.question', { n: Math.max(1, part.asked.length) })}</span>
        {STEPS.map((step) => (
          <i key={step} data-is={step <= part.asked.length ? 'asked' : 'ahead'} aria-hidden="true" />
        ))}
        <span className="quiz-steps__coins num">{t('euro24.each', { coins: EURO24.coins })}</span>
      </div>
      <img className="quiz-scene" src={SCENE} alt="" />
      {last === undefined ? null : (
        <QuestionCard
          key={last.questionId}
          question={last}
          n={part.asked.length}
          busy={acting.busy}
          onAnswer={(option) => void answer(option)}
        />
      )}
      <div className="quiz-foot">
        <ActNotices of={acting} />
        {card.mine.is === 'locked' && card.mine.why !== 'usedUp' ? (
          <LockedNote mine={card.mine} />
        ) : last === undefined || last.answer !== null ? (
          <After card={card} part={part} />
        ) : null}
      </div>
    </Card>
  );
}

const RULES = [
  t('euro24.rule1'),
  t('euro24.rule2', { seconds: SECONDS }),
  t('euro24.rule3', { coins: EURO24.coins, all: EURO24.allRightCoins }),
  t('euro24.rule4'),
  t('euro24.rule5'),
];

const Known = ({ card, part }: Quiz) => (
  <ActivityPage
    kind="euro24"
    hero={<Hero card={card} part={part} />}
    side={
      <>
        <RunCard run={part.run} rounds={part.rounds} round={part.round} />
        <BoardCard board={part.board} />
        <RulesCard rules={RULES} />
      </>
    }
  >
    <Round card={card} part={part} />
    <RoundsCard rounds={part.rounds} round={part.round} />
  </ActivityPage>
);

/** Three questions a day, each with its seconds and what is right afterwards [1.03]. */
export function Euro24Screen() {
  return (
    <ActivityPart kind="euro24" of={useCall('activity.euro24', {})}>
      {(quiz) => <Known {...quiz} />}
    </ActivityPart>
  );
}
