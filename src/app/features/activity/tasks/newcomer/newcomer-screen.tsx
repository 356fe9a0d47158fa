import './newcomer.css';
import { KINDS } from '#app/features/activity/head/kinds.table.ts';
import { ActivityHero } from '#app/features/activity/head/page/activity-hero.tsx';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { type Claiming, ClaimPage } from '#app/features/activity/head/page/claim-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import { StatusPill } from '#app/features/activity/head/status-pill.tsx';
import type { NewcomerPart } from '#contract/activity/schema/kinds/newcomer.ts';
import type { ActivityPrize } from '#contract/activity/schema/prize.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { useCall } from '#core-client/query.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { grouped, TASK_PATHS, useTaskNames } from '../task-names.ts';
import { TaskListCard, TaskRow } from '../task-row.tsx';
import { t } from '../texts.ts';

type Paying = { readonly prize: ActivityPrize };

/** Coins of some claims together. */
const coinsOf = (claims: readonly Paying[]): bigint =>
  claims.reduce((sum, { prize }) => sum + (prize.is === 'coins' ? prize.coins : 0n), 0n);

/** Total reward of all tasks, coins beside other prizes. */
function Sums({ part: { tasks, whole } }: { part: NewcomerPart }) {
  const taskName = useTaskNames();
  const labelOf = usePrizeLabel();
  const others = tasks.filter(({ prize }) => prize.is !== 'coins');
  const paid = tasks.length - others.length;
  const coins = (count: bigint) => t('task.coins', { count: grouped(count) });
  return (
    <Card aria-label={t('task.newcomerSums')}>
      <div className="padded__head">
        <h2>{t('task.newcomerSums')}</h2>
      </div>
      <dl className="ruled newcomer-sums">
        {others.map((task) => (
          <div key={task.measure}>
            <dt>{taskName(task)}</dt>
            <dd>{labelOf(task.prize).text}</dd>
          </div>
        ))}
        <div>
          <dt>{t('task.newcomerPaid', { count: paid })}</dt>
          <dd className="num">{coins(coinsOf(tasks))}</dd>
        </div>
        <div>
          <dt>{t('task.newcomerWhole')}</dt>
          <dd className="num">{labelOf(whole.prize).text}</dd>
        </div>
        <div className="newcomer-sums__all">
          <dt>{t('task.newcomerAll')}</dt>
          <dd className="num">{coins(coinsOf([...tasks, whole]))}</dd>
        </div>
      </dl>
    </Card>
  );
}

type Newcomer = OutputOf<'activity.newcomer'>;
type Part = Newcomer['part'];
type Task = Part['tasks'][number];

const VARIANTS = { open: 'open', ready: 'ready', taken: 'done', over: 'open' } as const;

function Action({ task: { measure, state }, claiming }: { task: Task; claiming: Claiming }) {
  if (state === 'taken' || state === 'over') return t(`task.${state}`);
  if (state === 'open')
    return (
      <Link className={buttonClass({ size: 'sm' })} to={TASK_PATHS[measure]}>
        {t('task.go')}
      </Link>
    );
  return (
    <Button
      size="sm"
      variant="primary"
      loading={claiming.busy}
      onClick={() => claiming.claim({ does: 'newcomer', task: measure })}
    >
      {t('task.claim')}
    </Button>
  );
}

function Tasks({ part, claiming }: { part: Part; claiming: Claiming }) {
  const taskName = useTaskNames();
  const labelOf = usePrizeLabel();
  return (
    <TaskListCard
      title={t('task.newcomerHead', { count: part.tasks.length })}
      note={t('task.newcomerNote')}
      tasks={part.tasks.map((task, index) => (
        <TaskRow
          key={task.measure}
          n={index + 1}
          name={taskName(task)}
          done={task.done}
          needed={task.needed}
          variant={VARIANTS[task.state]}
          prize={labelOf(task.prize).text}
          note={t(`task.note_${task.measure}`)}
        >
          <Action task={task} claiming={claiming} />
        </TaskRow>
      ))}
    />
  );
}

function CompletionPrize({ part: { whole, tasks }, claiming }: { part: Part; claiming: Claiming }) {
  const prize = usePrizeLabel()(whole.prize).text;
  const remaining = tasks.filter(({ state }) => state === 'open' || state === 'over').length;
  return (
    <Card aria-label={t('task.newcomerWhole')}>
      <div className="padded__head">
        <h2>{t('task.newcomerWhole')}</h2>
      </div>
      <p className="sm t2">{t('task.newcomerWholeText', { prize, count: tasks.length })}</p>
      {whole.state === 'ready' ? (
        <Button
          variant="primary"
          loading={claiming.busy}
          onClick={() => claiming.claim({ does: 'newcomer', task: 'whole' })}
        >
          {t('task.newcomerClaimWhole', { prize })}
        </Button>
      ) : (
        <p className="sm t3">
          {whole.state === 'open' ? t('task.newcomerLeft', { count: remaining }) : t(`task.${whole.state}`)}
        </p>
      )}
    </Card>
  );
}

function Hero({ card, part: { endsAt, claimUntil, tasks } }: Newcomer) {
  const done = tasks.filter(({ state }) => state === 'ready' || state === 'taken').length;
  const isOver = card.mine.is === 'locked' && card.mine.why === 'late';
  const got = grouped(coinsOf(tasks.filter(({ state }) => state === 'taken')));
  const status = isOver ? t('task.newcomerClosed') : t('task.newcomerDays', { time: dayTimeText(endsAt) });
  return (
    <ActivityHero
      kind="newcomer"
      art={<img className="activity-scene newcomer-art" src={KINDS.newcomer.image} alt="" />}
      status={<StatusPill tone={isOver ? 'over' : 'open'}>{status}</StatusPill>}
      text={t('task.newcomerText')}
    >
      <div className="newcomer-hero row wraps">
        <b className="num">{`${done} / ${tasks.length}`}</b>
        <span className="newcomer-hero__line" aria-hidden="true">
          <i style={{ width: `${(100 * done) / tasks.length}%` }} />
        </span>
        <span className="num">
          {isOver
            ? t('task.newcomerGot', { got })
            : t('task.newcomerGotUntil', { got, time: dayTimeText(claimUntil) })}
        </span>
      </div>
    </ActivityHero>
  );
}

function NewcomerPage({ card, part }: Newcomer) {
  const time = dayTimeText(part.endsAt);
  const rules = [
    t('task.newcomerRule1', { time }),
    t('task.newcomerRule2'),
    t('task.newcomerRule3'),
    t('task.newcomerRule4'),
  ];
  return (
    <ClaimPage
      card={card}
      shows="activity.newcomer"
      hero={<Hero card={card} part={part} />}
      side={(claiming) => (
        <>
          <CompletionPrize part={part} claiming={claiming} />
          <Sums part={part} />
          <RulesCard rules={rules} />
        </>
      )}
    >
      {(claiming) => <Tasks part={part} claiming={claiming} />}
    </ClaimPage>
  );
}

/** The small things of a new member, each with its way there and its claim [1.03]. */
export function NewcomerScreen() {
  return (
    <ActivityPart kind="newcomer" of={useCall('activity.newcomer', {})}>
      {(newcomer) => <NewcomerPage {...newcomer} />}
    </ActivityPart>
  );
}
