import type { ActivityCard } from '#contract/activity/schema/card.ts';
import { phaseLabel, phaseStatus } from './phase-text.ts';
import { StatusPill } from './status-pill.tsx';

interface PhasePillProps {
  of: Pick<ActivityCard, 'phase' | 'times'>;
  /** True to show the time of the phase, too. */
  timed?: boolean;
}

/** The phase of an activity. */
export function PhasePill({ of, timed = false }: PhasePillProps) {
  const { tone, text } = phaseStatus(of);
  return <StatusPill tone={tone}>{timed ? text : phaseLabel(of.phase)}</StatusPill>;
}
