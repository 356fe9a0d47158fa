import type { Match } from '#contract/play/match/schema.ts';
import { t } from './texts.ts';

/** Returns the number of anchors who cast a match or will cast it, or that casting has ended. */
export function castingText({ anchors: { length: count }, clock: { phase } }: Match): string {
  if (phase === 'ended') return t('match.castingOver');
  return t(phase === 'upcoming' ? 'match.castingSoon' : 'match.casting', { count });
}
