import type { ReactNode } from 'react';
import { t } from '#app/features/activity/texts.ts';
import { Card } from '#kit/layout/card.tsx';
import './rules-card.css';

interface RulesCardProps {
  rules: readonly string[];
  /** Longer terms, below. */
  children?: ReactNode;
}

/** Rules of an activity, one sentence per line. */
export const RulesCard = ({ rules, children }: RulesCardProps) => (
  <Card id="activity-rules" aria-label={t('activity.rules')}>
    <div className="padded__head">
      <h2>{t('activity.rules')}</h2>
    </div>
    <ol className="activity-rules">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
    {children}
  </Card>
);
