import type { ReactNode } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { t } from './texts.ts';
import './tasks.css';

interface TaskRowProps {
  /** Its number, while it is not done. */
  n: number;
  name: string;
  done: number;
  needed: number;
  /** done: nothing is left to do; ready: it may be claimed. */
  look: 'open' | 'ready' | 'done';
  prize?: string;
  /** What one may do now, or a word that says why nothing. */
  children: ReactNode;
}

/** One task: what it asks for, how far it is, what it gives, and the way on. */
export function TaskRow({ n, name, done, needed, look, prize, children }: TaskRowProps) {
  return (
    <li className={`acttask acttask--${look}`}>
      <span className="acttask__n" aria-hidden="true">
        {look === 'open' ? n : <Icon name="check" size={18} />}
      </span>
      <div className="acttask__what">
        <b>{name}</b>
        <small className="num">{t('task.progress', { done, needed })}</small>
        <span className="acttask__line" aria-hidden="true">
          <i style={{ width: `${(100 * done) / Math.max(1, needed)}%` }} />
        </span>
      </div>
      {prize === undefined ? null : <span className="acttask__prize num">{prize}</span>}
      <span className="acttask__do">{children}</span>
    </li>
  );
}
