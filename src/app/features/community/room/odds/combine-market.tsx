import { barredText } from '#app/features/play/bet/combined/barred-text.ts';
import type { BarredReason } from '#app/features/play/bet/combined/combining.ts';
import { t } from '#app/features/play/bet/combined/texts.ts';
import { PickPrice, type PricedMatch } from '#app/features/play/bet/pick/pick-price.tsx';
import { useIsPicked } from '#app/features/play/bet/pick/picks.ts';
import { backedSide } from '#contract/play/betting/legs/line-sides.ts';
import type { OfferedMarket, OfferedSelection } from '#contract/play/odds/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import { lockedIf, movePriceFocus } from './market-selections.tsx';
import { linesOf } from './markets.ts';

export type Barred = ReadonlyMap<string, BarredReason>;

type CellProps = {
  readonly match: PricedMatch;
  readonly market: OfferedMarket;
  readonly selection: OfferedSelection;
  readonly reason: BarredReason | undefined;
};

/** A price to add; one that cannot be added keeps its place, hatched. */
function Cell({ match, market, selection, reason }: CellProps) {
  const isPicked = useIsPicked(selection.selectionId);
  const layout = market.columns === 3 ? 'stack' : 'row';
  if (!reason || isPicked)
    return <PickPrice match={match} market={market} selection={selection} layout={layout} />;
  return (
    <span className={classNames('odd odd--still barred-price', layout === 'stack' && 'odd--v')}>
      <span>{selection.name}</span>
      <b>
        <Icon name="ban" size={14} />
      </b>
      <span className="sr">{barredText(reason)}</span>
    </span>
  );
}

/** Names that a reason is written with before they are counted instead. */
const NAMED_MAX = 3;

/** Returns a line for each reason of a market, with the selections it is about. */
function reasonLines(
  market: OfferedMarket,
  selections: readonly OfferedSelection[],
  barred: Barred,
): string[] {
  const all = market.selections;
  const named = (selection: OfferedSelection) => {
    const side = backedSide(all, selection);
    return side === null ? selection.name : `${t(`combine.${side}`)} ${selection.name}`;
  };
  const reasons = Map.groupBy(selections, ({ selectionId }) => {
    const reason = barred.get(selectionId);
    return reason ? barredText(reason) : '';
  });
  reasons.delete('');
  return [...reasons].map(([why, about]) => {
    if (about.length === selections.length || reasons.size === 1) return why;
    const names = about.slice(0, NAMED_MAX).map(named).join('、');
    const subject =
      about.length > NAMED_MAX ? t('combine.more', { name: names, count: about.length }) : names;
    return t('combine.of', { names: subject, why });
  });
}

type Props = {
  readonly match: PricedMatch;
  readonly market: OfferedMarket;
  readonly barred: Barred;
  readonly hides: boolean;
  readonly suspended: boolean;
};

/** The selections of a market in their order, lines from low to high. */
function selectionsIn(market: OfferedMarket): readonly OfferedSelection[] {
  const lines = linesOf(market);
  return lines.length > 0 ? lines.flatMap(({ sides }) => sides) : market.selections;
}

/** A market of a match whose selections are combined; a line under it says why some cannot be added. */
export function CombineMarket({ match, market, barred, hides, suspended }: Props) {
  const selections = selectionsIn(market).filter(
    ({ state, selectionId }) => state !== 'closed' && !(hides && barred.has(selectionId)),
  );
  if (selections.length === 0) return null;
  return (
    <section className="market combine-market">
      <h2>
        {market.name} <small className="cap t3">{market.note}</small>
      </h2>
      <ul className={`stack gap-6 market__g--${market.columns}`} onKeyDown={movePriceFocus}>
        {selections.map((selection) => (
          <li key={selection.selectionId}>
            <Cell
              match={match}
              market={market}
              selection={lockedIf(suspended, selection)}
              reason={barred.get(selection.selectionId)}
            />
          </li>
        ))}
      </ul>
      {reasonLines(market, selections, barred).map((line) => (
        <p key={line} className="combine-market__why cap t2">
          <Icon name="info" size={14} />
          {line}
        </p>
      ))}
    </section>
  );
}
