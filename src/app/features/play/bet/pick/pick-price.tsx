import { Price } from '#app/features/play/match/odds/price.tsx';
import { t } from '#app/features/play/match/texts.ts';
import type { MatchId } from '#contract/fields/ids.ts';
import { backedSide } from '#contract/play/betting/legs/line-sides.ts';
import type { Market, OfferedMarket, Selection } from '#contract/play/odds/schema.ts';
import { serverNow } from '#core-client/core.ts';
import { togglePick, useIsPicked } from './picks.ts';

/** A match, as far as its prices go into the slip. */
export type PricedMatch = {
  readonly matchId: MatchId;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
};

type Props = {
  readonly match: PricedMatch;
  readonly market: Market | OfferedMarket;
  readonly selection: Selection;
  readonly layout?: 'row' | 'stack';
};

/** Price button that adds its selection to the slip and removes it on the next tap, without waiting for a response. */
export function PickPrice({ match: { matchId, home, away }, market, selection, layout = 'row' }: Props) {
  const { selectionId, name, odds } = selection;
  const picked = useIsPicked(selectionId);
  const names = { home: home.name, away: away.name };
  const backed = backedSide(market.selections, selection);
  const side = backed === null ? undefined : names[backed];
  const pick = () =>
    togglePick({
      matchId,
      marketId: market.marketId,
      selectionId,
      odds,
      material: 'version' in market ? market.version.material : null,
      addedAt: serverNow(),
      market: market.name,
      name: side === undefined ? name : `${side} ${name}`,
      ...names,
    });
  return (
    <Price
      selection={selection}
      market={market.name}
      side={side}
      about={t('match.versus', names)}
      layout={layout}
      press={{ is: 'pick', picked, onPick: pick }}
    />
  );
}
