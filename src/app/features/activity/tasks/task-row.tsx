import type { ReactNode } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { grouped } from './task-names.ts';
import { t } from './texts.ts';
import './tasks.css';

interface TaskListCardProps {
  title: string;
  note: string;
  /** Rows of the tasks. */
  tasks: ReactNode;
  /** Content below the list. */
  children?: ReactNode;
}

/** Card with the numbered tasks of an activity. */
export const TaskListCard = ({ title, note, tasks, children }: TaskListCardProps) => (
  <Card aria-label={title}>
    <div className="padded__head">
      <h2>{title}</h2>
      <span className="sm t3">{note}</span>
    </div>
    <ol>{tasks}</ol>
    {children}
  </Card>
);

interface TaskRowProps {
  /** Number of the task, shown while it is not done. */
  n: number;
  name: string;
  done: number;
  needed: number;
  /** done: nothing is left to do; ready: it may be claimed. */
  variant: 'open' | 'ready' | 'done';
  prize?: string;
  /** Description in place of a count, for tasks that are done once. */
  note?: string;
  /** The prize is no coins, so it is not gold. */
  plain?: boolean;
  /** Action available now, or a note that explains why there is none. */
  children: ReactNode;
}

/** One task: its requirement, progress, reward, and next step. */
export function TaskRow(props: TaskRowProps) {
  const { n, name, done, needed, variant, prize, note, plain = false, children } = props;
  const isOnce = needed === 1;
  return (
    <li className={`task-row task-row--${variant}`}>
      <span className="task-row__n center" aria-hidden="true">
        {variant === 'open' ? n : <Icon name="check" size={18} />}
      </span>
      <div className="task-row__what grow">
        <b>{name}</b>
        <small className="num">
          {isOnce && note !== undefined
            ? note
            : t('task.progress', { done: grouped(done), needed: grouped(needed) })}
        </small>
        {isOnce ? null : (
          <span className="task-row__line" aria-hidden="true">
            <i style={{ width: `${(100 * done) / Math.max(1, needed)}%` }} />
          </span>
        )}
      </div>
      {prize === undefined ? null : (
        <span className={plain ? 'task-row__prize task-row__prize--plain num' : 'task-row__prize num'}>
          {prize}
        </span>
      )}
      <span className="task-row__do">{children}</span>
    </li>
  );
}
