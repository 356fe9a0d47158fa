import { type RefObject, useRef } from 'react';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { PageSheet } from '#app/kit/overlay/page-sheet.tsx';
import type { Game } from '#contract/models/game.ts';
import { SearchField } from './search-field.tsx';
import { SearchPanel } from './search-panel.tsx';
import { t } from './texts.ts';
import { useSearchBox } from './use-search-box.ts';

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
      <div className="srchpage__head">
        <IconButton icon="chev-left" label={t('common.back')} onClick={() => onOpenChange(false)} />
        <SearchField box={box} field={field} />
      </div>
      <div className="srchpage__body">
        <SearchPanel box={box} />
      </div>
    </>
  );
}

/** Search over the whole screen, where there is no room for a box. */
export function SearchPage({ open, onOpenChange, openGame }: SearchPageProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <PageSheet open={open} onOpenChange={onOpenChange} title={t('search.open')} initialFocus={field}>
      <SearchBody onOpenChange={onOpenChange} openGame={openGame} field={field} />
    </PageSheet>
  );
}
