import type { QuotedLeg } from '#contract/play/bet/schema.ts';
import { t } from '../texts.ts';
import type { LegView } from './slip-legs.ts';

const isKnown = (now: LegView['now']): now is QuotedLeg => now !== null && now.state !== 'gone';

/** Returns the name of a selection, a side by its team. */
export const pickName = ({ leg, now }: LegView): string => (isKnown(now) ? now.itemName : leg.name);

/** Returns the names of its match, its market, and its score. */
export function versusText({ leg, now }: LegView): string {
  const names = t('slip.versus', { home: leg.home, away: leg.away });
  const market = isKnown(now) ? now.marketName : leg.market;
  const score = now?.isLive && now.score !== null ? t('slip.liveAt', now.score) : '';
  return [names, market, score].filter(Boolean).join(' · ');
}
