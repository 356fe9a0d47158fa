import type { Match } from '#contract/play/match/schema.ts';
import { t } from './texts.ts';

/** How many anchors cast a match, will cast it, or that none does any more. */
export function castingText({ anchors: { length: count }, clock: { phase } }: Match): string {
  if (phase === 'ended') return t('match.castingOver');
  return t(phase === 'upcoming' ? 'match.castingSoon' : 'match.casting', { count });
}
