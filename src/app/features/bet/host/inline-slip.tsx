import { useLegCount } from '../pick/picks.ts';
import { usePlacedCount } from '../placed/placed-bets.ts';
import { BetPanel } from './bet-panel.tsx';
import { useInlinePlace } from './inline-place.ts';

function Here() {
  useInlinePlace();
  return (
    <div className="binline">
      <BetPanel />
    </div>
  );
}

/** The slip at the foot of the prices it is filled from, once something is in it. */
export function InlineSlip() {
  const count = useLegCount() + usePlacedCount();
  return count > 0 ? <Here /> : null;
}
