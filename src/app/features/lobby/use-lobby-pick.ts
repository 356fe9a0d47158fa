import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type LobbyPick, lobbyQuery, readLobbyPick } from './lobby-pick.ts';

/** What the lobby shows, kept in its address; changing it adds no step to the way back. */
export function useLobbyPick() {
  const [query, setQuery] = useSearchParams();
  const pick = useMemo(() => readLobbyPick(query), [query]);
  const change = (part: Partial<LobbyPick>) =>
    setQuery((now) => lobbyQuery({ ...readLobbyPick(now), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { pick, change };
}
