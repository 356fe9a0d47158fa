import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Game } from '#contract/play/game/schema.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { WindowedList } from '#kit/layout/windowed-list.tsx';
import { LobbyTile } from './lobby-tile.tsx';
import { t } from './texts.ts';

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
};

/**
 * Moves the focus from game to game of a grid with arrow keys, also from a control of a card; at the ends of the grid the keys
 * scroll as usual.
 */
function moveTileFocus(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const step = STEPS[plainKey(event)]?.(columns);
  if (step === undefined || !(event.target instanceof Element)) return;
  const covers = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('article > button')];
  const tile = event.target.closest('article');
  const here = covers.findIndex((cover) => cover.parentElement === tile);
  const next = here < 0 ? undefined : covers[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

type GridProps = { readonly games: readonly Game[]; readonly onOpen: (game: Game) => void };

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(box.current?.clientWidth ?? 0);
    measure();
    const resized = new ResizeObserver(measure);
    if (box.current) resized.observe(box.current);
    return () => resized.disconnect();
  }, []);
  return { box, width };
}

/** Height of a card, px, as `lobby-tile.css` has it. */
const CARD_PX = 184;
const WIDE = { from: 1080, columns: 3, gap: 16 } as const;
const MIDDLE = { from: 680, columns: 2, gap: 16 } as const;
const NARROW = { from: 0, columns: 1, gap: 12 } as const;

/** Layout of a grid of games for a width: columns, gap, and row height including the gap, px. */
type GridShape = { readonly columns: number; readonly gap: number; readonly rowHeight: number };

export function gridShape(width: number): GridShape {
  const { columns, gap } = [WIDE, MIDDLE].find(({ from }) => width >= from) ?? NARROW;
  return { columns, gap, rowHeight: CARD_PX + gap };
}

/** Games in rows that fill the width; only the rows near the window exist. */
export function GameGrid({ games, onOpen }: GridProps) {
  const { box, width } = useWidth();
  const { columns, gap, rowHeight } = gridShape(width);
  const count = Math.ceil(games.length / columns);
  const heights = useMemo(() => Array.from({ length: count }, () => rowHeight), [count, rowHeight]);
  const rowOf = (index: number) => games.slice(index * columns, (index + 1) * columns);
  return (
    <div ref={box}>
      {width === 0 ? null : (
        <WindowedList
          label={t('lobby.list')}
          heights={heights}
          onKeyDown={(event) => moveTileFocus(event, columns)}
          keyOf={(index) => rowOf(index)[0]?.gameId ?? String(index)}
          render={(index) => (
            <div
              className="lobby-grid__row"
              style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {rowOf(index).map((game) => (
                <LobbyTile key={game.gameId} game={game} onOpen={onOpen} />
              ))}
            </div>
          )}
        />
      )}
    </div>
  );
}
