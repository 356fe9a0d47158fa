import type { ReactNode } from 'react';
import { Card } from '#kit/layout/card.tsx';

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
