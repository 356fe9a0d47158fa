import { paths } from '#app/routes/paths.ts';
import { OWN_LIMIT_KINDS } from '#contract/protection/own-limit/constants.ts';
import { limitsLeft, NEAR_PERCENT, nearestPercent } from '#contract/protection/own-limit/limit-left.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import { useOwnLimits } from './use-own-limits.ts';
import './session-bar.css';

/** A limit of windows that is used for the most part, with the way to where it is read; a bet by itself fills no window. */
function useNearPercent(currency: CurrencyEntry | undefined): number | null {
  const kinds = OWN_LIMIT_KINDS.filter((kind) => kind !== 'single');
  const percent = nearestPercent(limitsLeft(useOwnLimits(currency?.code), kinds));
  return percent >= NEAR_PERCENT ? percent : null;
}

/** Warning that a limit is almost used up; empty before [P.06]. */
export function NearLimit({ currency }: { currency: CurrencyEntry | undefined }) {
  const percent = useNearPercent(currency);
  if (percent === null) return null;
  return (
    <Link className="play-session__near" to={paths.limits}>
      {t('playSession.near', { percent })}
    </Link>
  );
}
