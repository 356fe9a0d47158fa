import { useState } from 'react';
import type { MatchDetail } from '#contract/play/match/schema.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { t } from '../texts.ts';
import { HistoryPane } from './history-pane.tsx';
import { LineupsPane } from './lineups-pane.tsx';
import { StatsPane } from './stats-pane.tsx';

const PARTS = ['stats', 'lineups', 'history'] as const;
type Part = (typeof PARTS)[number];

function Shown({ part, detail }: { part: Part; detail: MatchDetail }) {
  switch (part) {
    case 'stats':
      return <StatsPane detail={detail} />;
    case 'lineups':
      return <LineupsPane match={detail.match} />;
    case 'history':
      return <HistoryPane match={detail.match} />;
    default:
      return part satisfies never;
  }
}

/** Statistics, line-ups and history under one tab, where three would not fit. */
export function FactsPane({ detail }: { detail: MatchDetail }) {
  const [part, setPart] = useState<Part>('stats');
  const options = PARTS.map((value) => ({
    value,
    label: value === 'stats' ? t('facts.statistics') : t(`room.${value}`),
  }));
  return (
    <>
      <div className="facts__choice">
        <Segmented label={t('room.facts')} options={options} value={part} onValueChange={setPart} />
      </div>
      <Shown part={part} detail={detail} />
    </>
  );
}
