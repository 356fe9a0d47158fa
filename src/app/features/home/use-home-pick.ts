import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HomePick, homeQuery, readHomePick } from '#app/routes/home-pick.ts';

/** What home shows, kept in its address; changing it does not add a step to the way back. */
export function useHomePick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readHomePick(query), [query]);
  const change = (part: Partial<HomePick>) =>
    setQuery((now) => homeQuery({ ...readHomePick(now), ...part }), { replace: true });
  return { pick, change };
}
