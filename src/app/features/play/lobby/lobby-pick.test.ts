import { expect, test } from 'vitest';
import { ALL_GAMES, lobbyQuery, readLobbyPick } from './lobby-pick.ts';

test('lobby filters are restored from the address', () => {
  const pick = { view: 'slot', brand: '织星', sort: 'rtp', text: '月兔' } as const;
  expect(readLobbyPick(new URLSearchParams(lobbyQuery(pick)))).toEqual(pick);
  expect(lobbyQuery(ALL_GAMES)).toEqual({});
});

test('an address without known values shows all games', () => {
  expect(readLobbyPick(new URLSearchParams('view=x&sort=y&brand='))).toEqual(ALL_GAMES);
});
