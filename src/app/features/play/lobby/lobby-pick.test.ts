import { expect, test } from 'vitest';
import { ALL_GAMES, lobbyQuery, readLobbyPick } from './lobby-pick.ts';

test('what is chosen in a lobby is read back from its address', () => {
  const pick = { view: 'slot', brand: '织星', sort: 'rtp', text: '月兔' } as const;
  expect(readLobbyPick(new URLSearchParams(lobbyQuery(pick)))).toEqual(pick);
  expect(lobbyQuery(ALL_GAMES)).toEqual({});
});

test('an address that names nothing known shows everything', () => {
  expect(readLobbyPick(new URLSearchParams('view=x&sort=y&brand='))).toEqual(ALL_GAMES);
});
