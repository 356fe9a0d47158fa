import './levels.css';
import '#app/features/activity/head/page/activity-art.css';
import '#app/features/activity/head/page/activity-hero.css';
import { KINDS } from '#app/features/activity/head/kinds.table.ts';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { type Claiming, ClaimPage } from '#app/features/activity/head/page/claim-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { TASK_PATHS, useTaskNames } from '../task-names.ts';
import { TaskListCard, TaskRow } from '../task-row.tsx';
import { t } from '../texts.ts';
import { EveryLevel } from './every-level.tsx';
import { LevelChest, LevelMap } from './level-map.tsx';

const PITCH = '/activities/breakout-pitch.svg';

/** The head of the levels: the pitch with the member's own way across it, and how far they are. */
function BreakoutHero({ card, part: { levels } }: OutputOf<'activity.breakout'>) {
  const { title, tint } = KINDS.breakout;
  const chests = levels.filter(({ isChest }) => isChest);
  const passed = (some: typeof levels) => some.filter(({ state }) => state === 'passed').length;
  const facts = [
    [t('task.breakoutDone'), t('task.breakoutOf', { count: passed(levels), all: levels.length })],
    [t('task.breakoutChests'), t('task.breakoutChestsOf', { count: passed(chests), all: chests.length })],
  ] as const;
  return (
    <section
      className={`activity-hero column level-hero activity-art activity-art--${tint}`}
      aria-label={title}
    >
      <img className="activity-scene activity-scene--covers" src={PITCH} alt="" />
      <span className="level-hero__shade only-d" aria-hidden="true" />
      <div className="level-hero__head cluster between">
        <div className="activity-hero__text">
          <div className="activity-hero__state">
            <StatusPill tone={card.phase === 'open' ? 'open' : 'over'}>
              {t('task.breakoutEnd', { time: dayTimeText(card.times.endAt) })}
            </StatusPill>
          </div>
          <h1>{title}</h1>
          <p>{t('task.breakoutText')}</p>
        </div>
        <dl className="level-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <LevelMap levels={levels} />
    </section>
  );
}

type Breakout = OutputOf<'activity.breakout'>;
type Part = Breakout['part'];
type Level = Part['levels'][number];

const ofLevel = ({ level }: Level) => t('task.breakoutNow', { level });

function TaskAction({ task }: { task: Level['tasks'][number] }) {
  if (task.done >= task.needed) return t('task.done');
  return (
    <Link className={buttonClass({ size: 'sm' })} to={TASK_PATHS[task.measure]}>
      {t('task.go')}
    </Link>
  );
}

/** The level under way: its tasks, and the pass once all of them are done. */
function Current({ level, claiming }: { level: Level; claiming: Claiming }) {
  const taskName = useTaskNames();
  const prize = usePrizeLabel()(level.prize).text;
  return (
    <TaskListCard
      title={ofLevel(level)}
      note={t('task.breakoutNowNote')}
      tasks={level.tasks.map((task, index) => (
        <TaskRow
          key={task.measure}
          n={index + 1}
          name={taskName(task)}
          done={task.done}
          needed={task.needed}
          variant={task.done >= task.needed ? 'done' : 'open'}
        >
          <TaskAction task={task} />
        </TaskRow>
      ))}
    >
      <div className="row between">
        <span className="sm t2">{t('task.breakoutPrize', { prize })}</span>
        {level.state === 'ready' ? (
          <Button
            variant="primary"
            loading={claiming.busy}
            onClick={() => claiming.claim({ does: 'passLevel', level: level.level })}
          >
            {t(level.isChest ? 'task.breakoutOpenChest' : 'task.breakoutPass')}
          </Button>
        ) : null}
      </div>
    </TaskListCard>
  );
}

/** Chests with what is in them, which never depends on chance. */
function Chests({ levels }: Pick<Part, 'levels'>) {
  const labelOf = usePrizeLabel();
  const passed = levels.filter(({ state }) => state === 'passed').length;
  return (
    <Card aria-label={t('task.breakoutChests')}>
      <div className="padded__head">
        <h2>{t('task.breakoutChests')}</h2>
      </div>
      <ul className="level-chests grid-3 gap-10">
        {levels
          .filter(({ isChest }) => isChest)
          .map((each) => (
            <li key={each.level} data-open={each.state === 'passed'}>
              <LevelChest isOpen={each.state === 'passed'} />
              <b>{ofLevel(each)}</b>
              <span className="num">{labelOf(each.prize).text}</span>
              <small>
                {each.state === 'passed'
                  ? t('task.breakoutOpened')
                  : t('task.breakoutToGo', { count: each.level - passed })}
              </small>
            </li>
          ))}
      </ul>
      <p className="cap t3">{t('task.breakoutChestsText')}</p>
    </Card>
  );
}

function Side({ card, part }: Breakout) {
  return (
    <>
      <Chests levels={part.levels} />
      <Card aria-label={t('task.breakoutField')}>
        <div className="padded__head">
          <h2>{t('task.breakoutField')}</h2>
        </div>
        <p className="sm t2">
          {part.players === 0
            ? t('task.breakoutNobody')
            : t('task.breakoutPlayers', { count: part.players, behind: part.behind })}
        </p>
      </Card>
      <RulesCard
        rules={[
          t('task.breakoutRule1', { time: dayTimeText(card.times.endAt) }),
          t('task.breakoutRule2'),
          t('task.breakoutRule3'),
          t('task.breakoutRule4'),
        ]}
      />
    </>
  );
}

function BreakoutPage({ card, part }: Breakout) {
  const { levels } = part;
  const current = levels.find(({ state }) => state !== 'passed');
  return (
    <ClaimPage
      card={card}
      shows="activity.breakout"
      hero={<BreakoutHero card={card} part={part} />}
      side={() => <Side card={card} part={part} />}
    >
      {(claiming) => (
        <>
          {current ? (
            <Current level={current} claiming={claiming} />
          ) : (
            <Card as="p">{t('task.breakoutAllDone')}</Card>
          )}
          <EveryLevel levels={levels} />
        </>
      )}
    </ClaimPage>
  );
}

/** The levels: one after the other across the pitch, each passed by what was done since it was unlocked [1.03]. */
export function BreakoutScreen() {
  return (
    <ActivityPart kind="breakout" of={useCall('activity.breakout', {})}>
      {(breakout) => <BreakoutPage {...breakout} />}
    </ActivityPart>
  );
}
