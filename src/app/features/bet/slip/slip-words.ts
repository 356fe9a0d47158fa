import { t } from '../texts.ts';
import type { LegView } from './slip-legs.ts';

/** What was chosen: its market and its button, in the venue's words. */
export function pickName({ leg, now }: LegView): string {
  const isKnown = now !== null && now.state !== 'gone';
  return t('slip.pick', {
    market: isKnown ? now.marketName : leg.market,
    name: isKnown ? now.pickName : leg.name,
  });
}

/** Whose match it is, and its score. */
export function versusText({ leg, now }: LegView): string {
  const names = t('slip.versus', { home: leg.home, away: leg.away });
  return now?.isLive && now.score !== null ? `${names} · ${t('slip.liveAt', now.score)}` : names;
}
