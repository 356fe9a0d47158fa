import { type FocusEvent, useRef, useState } from 'react';
import { plainKey } from '#app/kit/a11y/plain-key.ts';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { MissingPart } from '#app/kit/part/missing-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';
import type { Game } from '#contract/models/game.ts';
import { SearchField } from './search-field.tsx';
import { SearchPage } from './search-page.tsx';
import { SearchPanel } from './search-panel.tsx';
import { t } from './texts.ts';
import { useSearchBox } from './use-search-box.ts';
import { useSlashKey } from './use-slash-key.ts';
import './search.css';

const GameSheet = lazyPart(() => import('#app/features/game/game-sheet.tsx').then((file) => file.GameSheet));

/** The box in the header, with its panel while one is in it. */
function WideSearch({ openGame }: { openGame: (game: Game) => void }) {
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leave = () => {
    setOpen(false);
    field.current?.blur();
  };
  const box = useSearchBox({ leave, openGame });
  useSlashKey(field);
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <search className="srch" onBlur={left} onKeyDown={(event) => plainKey(event) === 'Escape' && leave()}>
      <SearchField box={box} field={field} onFocus={() => setOpen(true)} />
      {open ? (
        // Pressing beside a word must not end the visit; buttons inside still take the focus.
        <div className="srch__panel" tabIndex={-1}>
          <SearchPanel box={box} />
        </div>
      ) : null}
    </search>
  );
}

/** Search over matches, leagues, anchors and games: a box where the header has room, a page of its own elsewhere. */
export function Search() {
  const [isPageOpen, setPageOpen] = useState(false);
  const [game, setGame] = useState<Game | null>(null);
  const [wanted, setWanted] = useState(false);
  const openGame = (chosen: Game) => {
    setWanted(true);
    setGame(chosen);
  };
  return (
    <>
      <WideSearch openGame={openGame} />
      <IconButton
        className="srch-open"
        icon="search"
        iconSize={21}
        label={t('search.open')}
        aria-haspopup="dialog"
        onClick={() => setPageOpen(true)}
      />
      <SearchPage open={isPageOpen} onOpenChange={setPageOpen} openGame={openGame} />
      {wanted ? (
        <OptionalPart missing={game && <MissingPart />}>
          <GameSheet game={game} onClose={() => setGame(null)} />
        </OptionalPart>
      ) : null}
    </>
  );
}
