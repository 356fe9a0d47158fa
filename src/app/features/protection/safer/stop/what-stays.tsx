import { VisuallyHidden } from '#kit/a11y/visually-hidden.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import './stop.css';

interface WhatStaysProps {
  title: string;
  reachable: readonly string[];
  stopped: readonly string[];
}

/** Lists of what stays available and what does not. */
export const WhatStays = ({ title, reachable, stopped }: WhatStaysProps) => (
  <Card className="stop-stays" aria-label={title}>
    <h2>{title}</h2>
    <ul className="ruled">
      {reachable.map((text) => (
        <li key={text}>
          <Icon name="check" size={16} />
          <VisuallyHidden>{t('stop.reachable')}</VisuallyHidden>
          {text}
        </li>
      ))}
      {stopped.map((text) => (
        <li key={text}>
          <Icon name="x" size={16} className="stop-stays__no" />
          <VisuallyHidden>{t('stop.stopped')}</VisuallyHidden>
          {text}
        </li>
      ))}
    </ul>
  </Card>
);
