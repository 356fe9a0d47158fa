import { useAddressText } from '#app/page/list/search-text.ts';
import { SEARCH_TEXT_MAX } from '#contract/community/search/constants.ts';
import { GAME_CATEGORIES, GAME_SORTS } from '#contract/play/game/constants.ts';
import type { Game, GameCategory, VenueCode } from '#contract/play/game/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { Chip } from '#kit/choice/toggle-button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { LobbyPick, LobbyView } from './lobby-pick.ts';
import { t } from './texts.ts';
import './lobby-filters.css';

type FiltersProps = {
  readonly venue: VenueCode;
  /** Every game of the venue. */
  readonly games: readonly Game[];
  readonly pick: LobbyPick;
  /** Number of times all filters were cleared: the search field is reset then. */
  readonly clears: number;
  readonly change: (part: Partial<LobbyPick>) => void;
};

const isCategory = (view: LobbyView): view is GameCategory =>
  GAME_CATEGORIES.some((category) => category === view);

const nameOf = (view: LobbyView) => (isCategory(view) ? t(`game.${view}`) : t(`lobby.view_${view}`));

/** Kinds the venue has games of, when there are several; favourites only for members. */
function viewsOf(games: readonly Game[], isMember: boolean): readonly LobbyView[] {
  const kinds = GAME_CATEGORIES.filter((category) => games.some((game) => game.category === category));
  const memberViews = isMember ? (['kept'] as const) : [];
  return [
    'all',
    'highReturn',
    'lowVolatility',
    'hot',
    'new',
    ...(kinds.length > 1 ? kinds : []),
    ...memberViews,
  ];
}

function Views({ games, pick, change }: FiltersProps) {
  const isMember = useSession().is === 'member';
  return (
    <fieldset className="lobby-filters__views" aria-label={t('lobby.views')}>
      {viewsOf(games, isMember).map((view) => (
        <Chip
          key={view}
          selected={pick.view === view}
          icon={view === 'kept' ? 'heart' : undefined}
          onClick={() => change({ view })}
        >
          {nameOf(view)}
        </Chip>
      ))}
    </fieldset>
  );
}

/** Search field; its text is written to the address when typing pauses. */
function SearchField({ pick, change }: FiltersProps) {
  const { typed, setTyped } = useAddressText(pick.text, (text) => change({ text }));
  return (
    <div className="lobby-filters__search">
      <TextField
        type="search"
        label={t('lobby.search')}
        labelHidden
        placeholder={t('lobby.search')}
        maxLength={SEARCH_TEXT_MAX}
        leading={<Icon name="search" size={18} />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}

const Sort = ({ pick, change }: FiltersProps) => (
  <select
    className="lobby-filters__sort"
    aria-label={t('lobby.sort')}
    value={pick.sort}
    onChange={({ target }) => change({ sort: GAME_SORTS.find((sort) => sort === target.value) ?? 'rtp' })}
  >
    {GAME_SORTS.map((sort) => (
      <option key={sort} value={sort}>
        {t(`lobby.sort_${sort}`)}
      </option>
    ))}
  </select>
);

function Brands({ venue, pick, change }: FiltersProps) {
  const brands = lastOf(useCall('game.brands', { venue }))?.list ?? [];
  return (
    <fieldset className="lobby-filters__brands" aria-label={t('lobby.brands')}>
      {[null, ...brands.map(({ brand }) => brand)].map((brand) => (
        <button
          key={brand ?? ''}
          type="button"
          aria-pressed={pick.brand === brand}
          onClick={() => change({ brand })}
        >
          {brand ?? t('lobby.allBrands')}
        </button>
      ))}
    </fieldset>
  );
}

/** Filters of the venue's games: kind, brand, order, search text. */
export const LobbyFilters = (props: FiltersProps) => (
  <>
    <div className="lobby-filters">
      <Views {...props} />
      <SearchField key={props.clears} {...props} />
      <Sort {...props} />
    </div>
    <Brands {...props} />
  </>
);
