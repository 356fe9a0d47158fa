import { createContext, use, useEffect, useState } from 'react';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from '#contract/play/odds/odds-rules.ts';
import type { Selection } from '#contract/play/odds/schema.ts';
import { oneOf } from '#contract/text/narrowing.ts';
import type { Loadable } from '#contract/units/loadable.ts';
import { createStoredChoice } from '#core-client/storage/stored-choice.ts';
import { Link } from '#kit/link/link.tsx';
import { PriceButton, PriceFigure, priceClass } from '#kit/mark/price-button.tsx';
import { t } from '../texts.ts';

const storedFormat = createStoredChoice('odds-format');

/** Writes prices in this way from now on, in every tab and after a reload. */
export const setOddsFormat = (format: OddsFormat): void => storedFormat.set(format);

/** Returns the viewer's odds format; decimal until they choose. */
export const useOddsFormat = (): OddsFormat => oneOf(ODDS_FORMATS, storedFormat.use(), 'decimal');

/** Silence after which prices may have moved, ms. */
const SILENT_MS = 8_000;

/** Reports whether the prices below are held: the platform is unreachable, so that they may have moved. */
export const PricesHeld = createContext(false);

const usePricesHeld = (): boolean => use(PricesHeld);

/** Reports whether prices that are polled every few seconds are held: the request failed, or no response arrived for a while. */
export function useHeld(prices: Loadable<unknown, unknown> | undefined): boolean {
  const [silentSince, setSilentSince] = useState<typeof prices>();
  useEffect(() => {
    const timer = setTimeout(() => setSilentSince(prices), SILENT_MS);
    return () => clearTimeout(timer);
  }, [prices]);
  return prices !== undefined && (prices.is === 'failed' || silentSince === prices);
}

type Move = 'up' | 'down';
const SHOWN_MS = 3_000;
const DECIMALS = 3;

/** Decimal text in thousandths, a whole number. */
function thousandths(odds: string): number {
  const [integer = '', part = ''] = odds.split('.');
  return Number(integer + part.padEnd(DECIMALS, '0'));
}

const moveBetween = (before: string, after: string): Move | null => {
  const change = thousandths(after) - thousandths(before);
  return change === 0 ? null : change > 0 ? 'up' : 'down';
};

/** Span within which ends are grouped at its end, ms: each timer costs its own task and rendering. */
const TOGETHER_MS = 100;

const ending = new Map<number, Set<() => void>>();

function endAt(at: number): Set<() => void> {
  const ends = new Set<() => void>();
  const run = () => {
    ending.delete(at);
    for (const end of ends) end();
  };
  ending.set(at, ends);
  setTimeout(run, at - performance.now());
  return ends;
}

/**
 * Calls `end` after a delay, in one task with all that end about then: up to a tenth of a second later.
 * @param afterMs from now, ms
 * @returns cancels it
 */
export function endTogether(afterMs: number, end: () => void): () => void {
  const at = Math.ceil((performance.now() + afterMs) / TOGETHER_MS) * TOGETHER_MS;
  const ends = ending.get(at) ?? endAt(at);
  ends.add(end);
  return () => void ends.delete(end);
}

/**
 * Returns the direction of a price's move in the last three seconds, as decimal text; the mark restarts with each further
 * move.
 */
function usePriceMove(odds: string): Move | null {
  const [shown, setShown] = useState<{ odds: string; move: Move | null }>({ odds, move: null });
  if (shown.odds !== odds) setShown({ odds, move: moveBetween(shown.odds, odds) });

  useEffect(() => {
    if (!shown.move) return;
    return endTogether(SHOWN_MS, () => setShown(({ odds: last }) => ({ odds: last, move: null })));
  }, [shown]);

  return shown.move;
}

type Props = {
  readonly selection: Selection;
  /** Name of the market: a price alone is meaningless to screen reader users without its heading. */
  readonly market: string;
  /** Side of the line, where the button shows the line alone. */
  readonly side?: string | undefined;
  /** Names of the sides, read with the price where its surroundings do not show them. */
  readonly about?: string;
  /** `row` in panels and cards, `stack` in tables and columns of three. */
  readonly layout?: 'row' | 'stack';
  /** Action of a press: it navigates, or picks the selection. Without either the price is read-only. */
  readonly press?: PricePress;
};

export type PricePress =
  | { readonly is: 'link'; readonly to: string }
  | { readonly is: 'pick'; readonly picked: boolean; readonly onPick: () => void };

/**
 * Price of a selection in the viewer's odds format, with its last move; locked and closed ones each have their own look.
 * While the platform is unreachable every open one is locked and inert.
 */
export function Price({ selection, market, side = '', about = '', layout = 'row', press }: Props) {
  const { name, odds } = selection;
  const isHeld = usePricesHeld();
  const state = isHeld && selection.state === 'open' ? 'locked' : selection.state;
  const format = useOddsFormat();
  const moved = usePriceMove(odds);
  const move = state === 'open' ? (moved ?? undefined) : undefined;
  const shut = state === 'open' ? undefined : state;
  const price = formatOdds(odds, format);
  const parts = [
    market,
    side,
    name,
    shut ? t(`match.${shut}`) : price,
    about,
    move ? t(`match.${move}`) : '',
  ];
  const spoken = parts.filter(Boolean).join(' ');

  if (press?.is === 'pick') {
    const { picked, onPick } = press;
    return (
      <PriceButton
        label={name}
        price={price}
        shut={shut}
        move={move}
        layout={layout}
        selected={picked}
        accessibleName={spoken}
        onClick={onPick}
      />
    );
  }
  const figure = <PriceFigure label={name} price={price} shut={shut} />;
  const className = priceClass({ move, layout, shut, still: press === undefined || isHeld });
  return press && !isHeld ? (
    <Link className={className} to={press.to} aria-label={spoken}>
      {figure}
    </Link>
  ) : (
    <span className={className}>
      {figure}
      {shut || move ? <span className="sr">{t(`match.${shut ?? move ?? 'up'}`)}</span> : null}
    </span>
  );
}
