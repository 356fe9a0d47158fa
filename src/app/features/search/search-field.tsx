import type { RefObject } from 'react';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { SEARCH_TEXT_MAX } from '#contract/constants/search.ts';
import { t } from './texts.ts';
import type { SearchBox } from './use-search-box.ts';

type SearchFieldProps = {
  readonly box: SearchBox;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onFocus?: () => void;
};

/** The box itself: a combobox that keeps the focus while the arrow keys walk through the options. */
export function SearchField({ box, field, onFocus }: SearchFieldProps) {
  const { text, hits, active, listId, type, onKey } = box;
  return (
    <div className="srch__field">
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
