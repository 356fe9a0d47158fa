import './rate-parts.css';
import { ActivityHero } from '#app/features/activity/head/page/activity-hero.tsx';
import { ActivityPart } from '#app/features/activity/head/page/activity-part.tsx';
import { type Claiming, ClaimPage } from '#app/features/activity/head/page/claim-page.tsx';
import { RulesCard } from '#app/features/activity/head/page/rules-card.tsx';
import { PhasePill } from '#app/features/activity/head/phase.tsx';
import { rateText } from '#app/features/activity/head/prize/prize-label.ts';
import { useMoneyText } from '#app/features/money/order/money-text.ts';
import { paths } from '#app/routes/paths.ts';
import type { TreasuryTaskPart } from '#contract/activity/schema/kinds/treasury-task.ts';
import type { OutputOf } from '#contract/book/table.ts';
import { type Minor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { Button } from '#kit/action/button.tsx';
import { buttonClass } from '#kit/action/button-class.ts';
import { Card } from '#kit/layout/card.tsx';
import { Link } from '#kit/link/link.tsx';
import { grouped, TASK_PATHS } from '../task-names.ts';
import { TaskListCard, TaskRow } from '../task-row.tsx';
import { t } from '../texts.ts';

/** Hundredths of a percent in one whole, and days of a year. */
const YEAR_PARTS = 10_000n * 365n;

/** Interest of one day at a rate, whole minor units; the raised part of a rate is paid up to the cap only. */
function dayInterest({ balance, cap, baseRate }: TreasuryTaskPart, rate: number): Minor {
  const raised = balance < cap ? balance : cap;
  return minor((balance * BigInt(baseRate) + raised * BigInt(rate - baseRate)) / YEAR_PARTS);
}

/** Components of the next day's rate: the base, and each task whether active or not. */
function RateParts({ part }: { part: TreasuryTaskPart }) {
  const { baseRate, nextRate, balance, currency, tasks } = part;
  const money = useMoneyText();
  const example = {
    sum: money(balance, currency),
    rate: rateText(nextRate),
    interest: money(dayInterest(part, nextRate), currency),
  };
  return (
    <Card aria-label={t('task.treasuryParts')}>
      <div className="padded__head rate-parts-head">
        <h2>{t('task.treasuryParts')}</h2>
        {balance === 0n ? null : <span className="sm t3 num">{t('task.treasuryExample', example)}</span>}
      </div>
      <ul className="rate-parts grid-4 gap-8">
        <li data-on="true">
          <b className="num">{rateText(baseRate)}</b>
          <span>{t('task.treasuryBase')}</span>
          <small>{t('task.treasuryAlways')}</small>
        </li>
        {tasks.map(({ task, extra, state, until, needed }) => (
          <li key={task} data-on={state === 'running'}>
            <b className="num">{`+${rateText(extra)}`}</b>
            <span>{t(`task.treasuryShort_${task}`, { needed: grouped(needed) })}</span>
            <small className="num">
              {state === 'running'
                ? t('task.treasuryRunning', { day: until?.slice(5) ?? '' })
                : t(state === 'ready' ? 'task.treasuryReady' : 'task.treasuryNotYet')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Treasury = OutputOf<'activity.treasuryTask'>;
type Part = Treasury['part'];
type Task = Part['tasks'][number];

const VARIANTS = { open: 'open', ready: 'ready', running: 'done' } as const;

function Action({ task: { task, state, until }, claiming }: { task: Task; claiming: Claiming }) {
  if (state === 'running') return t('task.treasuryRunning', { day: until?.slice(5) ?? '' });
  if (state === 'ready')
    return (
      <Button
        size="sm"
        variant="primary"
        loading={claiming.busy}
        onClick={() => claiming.claim({ does: 'raiseRate', task })}
      >
        {t('task.treasuryRaise')}
      </Button>
    );
  return (
    <Link className={buttonClass({ size: 'sm' })} to={task === 'signIn' ? TASK_PATHS.signIn : paths.treasury}>
      {t(task === 'signIn' ? 'task.treasurySign' : 'task.treasuryGo')}
    </Link>
  );
}

function Tasks({ part: { tasks, raiseDays }, claiming }: { part: Part; claiming: Claiming }) {
  return (
    <TaskListCard
      title={t('task.treasuryTasks')}
      note={t('task.treasuryTasksNote', { days: raiseDays })}
      tasks={tasks.map((task, index) => (
        <TaskRow
          key={task.task}
          n={index + 1}
          name={t(`task.treasury_${task.task}`, { needed: grouped(task.needed) })}
          done={task.done}
          needed={task.needed}
          variant={VARIANTS[task.state]}
          prize={`+${rateText(task.extra)}`}
          plain
        >
          <Action task={task} claiming={claiming} />
        </TaskRow>
      ))}
    />
  );
}

function TreasuryTaskPage({ card, part }: Treasury) {
  const money = useMoneyText();
  const rules = [
    t('task.treasuryRule1', { least: money(minor(1), part.currency) }),
    t('task.treasuryRule2', { cap: money(part.cap, part.currency) }),
    t('task.treasuryRule3'),
    t('task.treasuryRule4'),
  ];
  return (
    <ClaimPage
      card={card}
      shows="activity.treasuryTask"
      hero={
        <ActivityHero
          kind="treasuryTask"
          status={<PhasePill of={card} timed />}
          text={t('task.treasuryText')}
          facts={[
            ['wallet', t('task.treasuryBalance'), money(part.balance, part.currency)],
            ['trend', t('task.treasuryToday'), rateText(part.todayRate)],
            ['clock', t('task.treasuryNext'), rateText(part.nextRate)],
          ]}
        >
          <Link className={buttonClass()} to={paths.treasury}>
            {t('task.treasuryOpen')}
          </Link>
        </ActivityHero>
      }
      side={() => <RulesCard rules={rules} />}
    >
      {(claiming) => (
        <>
          <RateParts part={part} />
          <Tasks part={part} claiming={claiming} />
        </>
      )}
    </ClaimPage>
  );
}

/** Tasks that raise the rate of the treasury, none of them about bets [1.03]. */
export function TreasuryTaskScreen() {
  return (
    <ActivityPart kind="treasuryTask" of={useCall('activity.treasuryTask', {})}>
      {(treasury) => <TreasuryTaskPage {...treasury} />}
    </ActivityPart>
  );
}
