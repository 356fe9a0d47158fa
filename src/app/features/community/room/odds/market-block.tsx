import { memo, useId } from 'react';
import type { OfferedMarket } from '#contract/play/odds/schema.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { StarButton } from '#kit/choice/toggle-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { t } from '../texts.ts';
import { MarketSelections } from './market-selections.tsx';
import { isSameMarket, returnRate } from './markets.ts';

type Props = {
  readonly market: OfferedMarket;
  /** True if the venue accepts no bets at the moment: every open price is locked. */
  readonly suspended: boolean;
};

/** Separator, as no market's name has a line break. */
const BETWEEN = '\n';

const namesIn = (text: string | null): readonly string[] => text?.split(BETWEEN).filter(Boolean) ?? [];

/** Manages the market names marked by the viewer: a mark applies to every match, and survives reloads. */
function createMarkedNames(choice: string) {
  const stored = createStoredChoice(choice);
  return {
    useAll: (): readonly string[] => namesIn(stored.use()),
    use: (name: string): boolean => namesIn(stored.use()).includes(name),
    mark(name: string, marked: boolean): void {
      const others = namesIn(stored.read()).filter((other) => other !== name);
      stored.set((marked ? [...others, name] : others).join(BETWEEN));
    },
  };
}

/** Markets that are folded to their names. */
export const foldedMarkets = createMarkedNames('folded-markets');
/** Markets that come first. */
export const favouriteMarkets = createMarkedNames('favourite-markets');

/** Puts the markets of a name first, in this match and in all others, or back. */
function FavouriteStar({ name }: { name: string }) {
  const marked = favouriteMarkets.use(name);
  return (
    <StarButton
      label={t('odds.favourite', { name })}
      pressed={marked}
      onToggle={() => favouriteMarkets.mark(name, !marked)}
    />
  );
}

/** A market with its prices. It folds to its name, and so does the market of that name in other matches. */
export const MarketBlock = memo(
  function MarketBlock({ market, suspended }: Props) {
    const folded = foldedMarkets.use(market.name);
    const id = useId();
    return (
      <section className="market">
        <header className="market__h row gap-4">
          <FavouriteStar name={market.name} />
          <h2>
            <button
              type="button"
              aria-expanded={!folded}
              aria-controls={id}
              onClick={() => foldedMarkets.mark(market.name, !folded)}
            >
              {market.name}
              <small className="ell">{market.note}</small>
              <small>{t('odds.returnRate', { rate: returnRate(market.overround) })}</small>
              <Icon name={folded ? 'chev-down' : 'chev-up'} size={16} />
            </button>
          </h2>
        </header>
        <div id={id} hidden={folded}>
          <MarketSelections market={market} suspended={suspended} />
        </div>
      </section>
    );
  },
  (one, other) => one.suspended === other.suspended && isSameMarket(one.market, other.market),
);
