import { EmptyState } from '#app/kit/feedback/states.tsx';
import type { MatchDetail } from '#contract/models/match.ts';
import { PaneScroll } from '../pane-scroll.tsx';
import { t } from '../texts.ts';
import { EventList } from './event-list.tsx';
import { Momentum } from './momentum.tsx';
import { PeriodTable } from './period-table.tsx';
import { StatBars } from './stat-bars.tsx';
import './facts.css';

/** How the match went so far: parts, statistics of its sport, who presses, what happened. */
export function StatsPane({ detail }: { detail: MatchDetail }) {
  const { match, events, stats, periods } = detail;
  if (match.clock.phase === 'upcoming') {
    return (
      <PaneScroll label={t('room.stats')}>
        <EmptyState illustration="whistle" title={t('facts.statsSoon')} text={t('facts.statsSoonText')} />
      </PaneScroll>
    );
  }
  return (
    <PaneScroll label={t('room.stats')}>
      <PeriodTable match={match} periods={periods} />
      <StatBars stats={stats} />
      <Momentum detail={detail} />
      <EventList match={match} events={events} />
    </PaneScroll>
  );
}
