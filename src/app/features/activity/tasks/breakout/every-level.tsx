import { usePrizeLabel } from '#app/features/activity/head/prize/prize-label.ts';
import type { BreakoutPart } from '#contract/activity/schema/kinds/breakout.ts';
import { dayTimeText } from '#core-client/time/shown-time.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { useTaskNames } from '../task-names.ts';
import { t } from '../texts.ts';

type Level = BreakoutPart['levels'][number];

/** Returns the note of a level in the list of all of them. */
function noteOf({ state, passedAt }: Level): string {
  switch (state) {
    case 'passed':
      return t('task.breakoutTaken', { time: passedAt === null ? '' : dayTimeText(passedAt) });
    case 'locked':
      return t('task.breakoutLocked');
    case 'now':
      return t('task.breakoutUnderWay');
    case 'ready':
      return t('task.breakoutReady');
    case 'over':
      return t('task.over');
  }
}

/** List of all levels with their requirements and rewards, the text equivalent of the map above. */
export function EveryLevel({ levels }: Pick<BreakoutPart, 'levels'>) {
  const taskName = useTaskNames();
  const labelOf = usePrizeLabel();
  return (
    <Card aria-label={t('task.breakoutAll')}>
      <div className="padded__head">
        <h2>{t('task.breakoutAll')}</h2>
      </div>
      <ol className="ruled">
        {levels.map((each) => {
          const { level, state, isChest, tasks, prize } = each;
          return (
            <li key={level} className={`level-row row gap-14 level-row--${state}`}>
              <span className="level-row__n center" aria-hidden="true">
                {state === 'passed' ? <Icon name="check" size={16} /> : level}
              </span>
              <div className="level-row__what grow">
                <b>{tasks.map(taskName).join(t('task.join'))}</b>
                <small>{isChest ? t('task.breakoutChestNote', { note: noteOf(each) }) : noteOf(each)}</small>
              </div>
              <span className="level-row__prize num">{labelOf(prize).text}</span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
