import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { serverTime } from '#contract/units/time.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { CountdownRing } from '../countdown-ring.tsx';
import { combinedOdds } from '../legs/combined-odds.ts';
import { LegRow, pickName } from '../legs/leg-row.tsx';
import type { LegView } from '../legs/slip-legs.ts';
import { dropLegs } from '../pick/picks.ts';
import { t as slipText } from '../texts.ts';
import { barredText } from './barred-text.ts';
import type { Combined } from './combined-slip.ts';
import { type BarredReason, FRESH_MS } from './combining.ts';
import { t } from './texts.ts';
import '../legs.css';
import './combined.css';

type OfLegs = { readonly legs: readonly LegView[]; readonly combined: Combined };

const isShut = ({ state }: LegView) => state === 'suspended' || state === 'closed' || state === 'gone';

/** A leg of the combination; one that does not count is struck, with the reason. */
function Leg({ view, reason }: { view: LegView; reason: BarredReason | undefined }) {
  const name = pickName(view);
  const { market } = view.leg;
  return (
    <li className={classNames('combined-leg row gap-10', reason && 'combined-leg--out')}>
      <span className="combined-leg__mark center">
        <Icon name={reason ? 'ban' : 'check'} size={14} />
      </span>
      <div className="grow">
        {reason ? <s className="ell">{name}</s> : <b className="ell">{name}</b>}
        <span className="cap t3">{reason ? barredText(reason) : market}</span>
      </div>
      <IconButton
        icon="x"
        size="xs"
        iconSize={15}
        label={slipText('slip.remove', { name })}
        onClick={() => dropLegs([view.leg.selectionId])}
      />
    </li>
  );
}

/** Selections of one match that are placed together, and those that cannot be among them. */
export const CombinedLegs = ({ legs, combined }: OfLegs) => (
  <ul className="combined-legs">
    {legs.map((view) => {
      const reason = combined.barred.get(view.leg.selectionId);
      return isShut(view) ? (
        <LegRow key={view.leg.selectionId} view={view} />
      ) : (
        <Leg key={view.leg.selectionId} view={view} reason={reason} />
      );
    })}
  </ul>
);

/** The price as it is now, beside the one that was seen where the member has to agree to it. */
function Price({ combined: { odds, seen, asks } }: { combined: Combined }) {
  const format = useOddsFormat();
  if (odds === null) return <Skeleton width={64} height={20} />;
  return (
    <b className="row gap-6">
      {asks && seen !== null && seen !== odds ? (
        <>
          <span className="sr">{slipText('slip.was')}</span>
          <s>{formatOdds(seen, format)}</s>
          <i className={`price-move price-move--${odds > seen ? 'up' : 'down'}`} aria-hidden="true" />
          <span className="sr">{slipText('slip.now')}</span>
        </>
      ) : null}
      {formatOdds(odds, format)}
    </b>
  );
}

/** Price of the legs together, with how long it holds; no earlier price while it is requested. */
export function CombinedPrice({ combined, at }: { combined: Combined; at: number | null }) {
  const { legs, odds } = combined;
  if (legs.length < 2) return null;
  const product = combinedOdds(legs.map((leg) => leg.odds)).slice(0, -1);
  return (
    <div className="combined-price" role="status">
      <p className="row between">
        <span className="row gap-6">
          {t('combine.price')}
          {odds === null || at === null ? null : (
            <CountdownRing
              until={serverTime(at + FRESH_MS)}
              lengthMs={FRESH_MS}
              label={t('combine.fresh')}
              small
            />
          )}
        </span>
        <Price combined={combined} />
      </p>
      <p className="cap">{odds === null ? t('combine.asking') : t('combine.priceNote', { product })}</p>
    </div>
  );
}
