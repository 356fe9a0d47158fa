import { plainKey } from '#app/kit/a11y/plain-key.ts';
import { HitRow } from './hit-row.tsx';
import type { Hit, HitGroup } from './search-hits.ts';
import { t } from './texts.ts';

type HitListProps = {
  readonly id: string;
  readonly groups: readonly HitGroup[];
  readonly text: string;
  readonly active: Hit | undefined;
  readonly onChoose: (hit: Hit) => void;
};

/** The options of the search box, kind by kind. The box keeps the focus, so a press must not take it. */
export function HitList({ id, groups, text, active, onChoose }: HitListProps) {
  return (
    <div role="listbox" id={id} aria-label={t('search.results')}>
      {groups.map(({ name, hits }) => (
        <fieldset key={name} aria-label={t(`search.${name}`)} className="hits">
          <span className="hits__name" aria-hidden="true">
            {t(`search.${name}`)}
          </span>
          {hits.map((hit) => (
            <div
              key={hit.id}
              id={`${id}-${hit.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={hit.id === active?.id}
              className="hit"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(hit)}
              onKeyDown={(event) => plainKey(event) === 'Enter' && onChoose(hit)}
            >
              <HitRow hit={hit} text={text} />
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
