import { createContext, type KeyboardEvent, use, useState } from 'react';
import { PickPrice, type PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';
import { Price } from '#app/features/play/match/odds/price.tsx';
import type { OfferedMarket, OfferedSelection } from '#contract/play/odds/schema.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { Button } from '#kit/action/button.tsx';
import { t } from '../texts.ts';
import { linesOf, nearLines, sectionsOf } from './markets.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move from price to price within a market, past those that are shut and no further than its ends. */
export function movePriceFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[plainKey(event)];
  if (step === undefined) return;
  const prices = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const here = prices.findIndex((price) => price.matches(':focus'));
  const next = here < 0 ? undefined : prices[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type Props = {
  readonly market: OfferedMarket;
  /** True if the venue accepts no bets at the moment: every open price is locked. */
  readonly suspended: boolean;
};

export const lockedIf = (suspended: boolean, selection: OfferedSelection): OfferedSelection =>
  suspended && selection.state === 'open' ? { ...selection, state: 'locked' } : selection;

type Cell = {
  readonly selection: OfferedSelection;
  readonly market: OfferedMarket;
  readonly suspended: boolean;
};

/** Match of the prices below; they are read-only without one. */
export const MatchOfPrices = createContext<PricedMatch | null>(null);

/** Price to pick; read-only without a match in the context. */
function PriceCell({ selection, market, suspended }: Cell) {
  const match = use(MatchOfPrices);
  const shown = {
    selection: lockedIf(suspended, selection),
    layout: market.columns === 3 ? 'stack' : 'row',
  } as const;
  return match === null ? (
    <Price {...shown} market={market.name} />
  ) : (
    <PickPrice {...shown} match={match} market={market} />
  );
}

/** Market of lines: those around the main one, and all of them when expanded. */
function Lines({ market, suspended }: Props) {
  const [all, setAll] = useState(false);
  const lines = linesOf(market);
  const near = nearLines(lines);
  const shown = all ? lines : near;
  const more = all ? t('odds.fewerLines') : t('odds.allLines', { count: lines.length });
  return (
    <>
      <ul className="stack gap-6 market__g--2" onKeyDown={movePriceFocus}>
        {shown.flatMap(({ sides, isMain }) =>
          sides.map((selection) => (
            <li key={selection.selectionId} className={isMain ? 'market__main' : undefined}>
              <PriceCell selection={selection} market={market} suspended={suspended} />
            </li>
          )),
        )}
      </ul>
      {lines.length > near.length ? (
        <Button
          size="xs"
          variant="ghost"
          className="market__more"
          aria-expanded={all}
          aria-label={`${market.name} ${more}`}
          onClick={() => setAll(!all)}
        >
          {more}
        </Button>
      ) : null}
    </>
  );
}

/** The prices of a market: by lines, under headings, or all of them side by side. */
export function MarketSelections({ market, suspended }: Props) {
  if (linesOf(market).length > 0) return <Lines market={market} suspended={suspended} />;
  return sectionsOf(market).map(({ heading, selections }) => (
    <div key={heading}>
      {heading ? <h3 className="market__s cap t3">{heading}</h3> : null}
      <ul className={`stack gap-6 market__g--${market.columns}`} onKeyDown={movePriceFocus}>
        {selections.map((selection) => (
          <li key={selection.selectionId}>
            <PriceCell selection={selection} market={market} suspended={suspended} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
