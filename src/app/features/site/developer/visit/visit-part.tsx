import { useEffect } from 'react';
import type { VitalName } from '#contract/site/visit/schema.ts';
import { timeOfDay } from '#contract/units/time.ts';
import { FigureList, msText } from '../figure-list.tsx';
import { t } from '../texts.ts';
import { type NotedVital, useVisit } from './visit-log.ts';
import { watchVisit } from './watch-visit.ts';

/** Web vitals in the order in which they occur. */
const VITALS: readonly VitalName[] = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'];
const RATINGS = {
  good: 'developer.good',
  'needs-improvement': 'developer.fair',
  poor: 'developer.poor',
} as const;
const SHIFT_DIGITS = 3;

function measureText({ name, value, rating, element }: NotedVital): string {
  const measure = name === 'CLS' ? value.toFixed(SHIFT_DIGITS) : msText(value);
  return [measure, t(RATINGS[rating]), ...(element === null ? [] : [element])].join(' · ');
}

/** Quality of this visit: web vitals, errors, and violations of the content policy. */
export function VisitPart() {
  const { vitals, failures } = useVisit();
  useEffect(watchVisit, []);
  const figures = VITALS.map((name) => {
    const vital = vitals.find((entry) => entry.name === name);
    const value = vital ? measureText(vital) : '—';
    return { name, value, wide: true, alert: vital?.rating === 'poor' };
  });
  return (
    <FigureList title={t('developer.visit')} figures={figures}>
      <h4>{t(failures.length === 0 ? 'developer.noMistakes' : 'developer.mistakes')}</h4>
      <ul className="developer__troubles">
        {failures.map(({ kind, text, count, at }) => (
          <li key={`${kind} ${text}`}>
            <time>{timeOfDay(at)}</time> {t(`developer.${kind}Trouble`)} × {count}
            <small>{text}</small>
          </li>
        ))}
      </ul>
    </FigureList>
  );
}
