import './search.css';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '#contract/community/search/constants.ts';
import type { Game } from '#contract/play/game/schema.ts';
import { plainKey } from '#kit/a11y/plain-key.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { PageSheet } from '#kit/overlay/sheet/sheet.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { SearchPanel } from './search-panel.tsx';
import { t } from './texts.ts';
import { type SearchBox, useSearchBox } from './use-search-box.ts';

type SearchFieldProps = {
  readonly box: SearchBox;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFocus?: () => void;
};

/** Search input: a combobox that retains the focus while the arrow keys move through the options. */
function SearchField({ box, field, onFocus }: SearchFieldProps) {
  const { text, hits, active, listId, type, onKey } = box;
  return (
    <div className="search__field row gap-8">
      <Icon name="search" size={17} />
      <input
        ref={field}
        type="text"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_TEXT_MAX}
        placeholder={t('search.label')}
        aria-label={t('search.label')}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={hits.length > 0 ? listId : undefined}
        aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKey}
        onFocus={onFocus}
      />
      {text === '' ? null : (
        <IconButton
          icon="x"
          size="xs"
          iconSize={15}
          label={t('search.clear')}
          onClick={() => {
            type('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type SearchPageProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly openGame: (game: Game) => void;
};

type SearchBodyProps = Omit<SearchPageProps, 'open'> & { readonly field: RefObject<HTMLInputElement | null> };

function SearchBody({ onOpenChange, openGame, field }: SearchBodyProps) {
  const box = useSearchBox({ leave: () => onOpenChange(false), openGame });
  return (
    <>
      <div className="search-page__head row gap-4">
        <IconButton icon="chev-left" label={t('common.back')} onClick={() => onOpenChange(false)} />
        <SearchField box={box} field={field} />
      </div>
      <div className="search-page__body">
        <SearchPanel box={box} />
      </div>
    </>
  );
}

/** Full-screen search, for layouts without space for a box. */
function SearchPage({ open, onOpenChange, openGame }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <PageSheet open={open} onOpenChange={onOpenChange} title={t('search.open')} initialFocus={field}>
      <SearchBody onOpenChange={onOpenChange} openGame={openGame} field={field} />
    </PageSheet>
  );
}

const WRITES = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]';

const isWriting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(WRITES) !== null;

/** Focuses a field with the key `/`, unless another field is being edited or a dialog is open. */
function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (plainKey(event) !== '/' || event.isComposing) return;
      if (isWriting(event.target) || document.querySelector('[aria-modal="true"]')) return;
      const { current } = field;
      if (!current?.checkVisibility()) return;
      event.preventDefault();
      current.focus();
      current.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}

const GameSheet = lazyPart(() =>
  import('#app/features/play/game/game-sheet.tsx').then((file) => file.GameSheet),
);

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
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <search
      className="search"
      onBlur={closeOnBlur}
      onKeyDown={(event) => plainKey(event) === 'Escape' && leave()}
    >
      <SearchField box={box} field={field} onFocus={() => setOpen(true)} />
      {open ? (
        // Pressing beside a word must not close the panel; buttons inside still take the focus.
        <div className="search__panel" tabIndex={-1}>
          <SearchPanel box={box} />
        </div>
      ) : null}
    </search>
  );
}

/** Search over matches, leagues, anchors and games: a box where the header has space, a separate page elsewhere. */
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
        className="search-open"
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
