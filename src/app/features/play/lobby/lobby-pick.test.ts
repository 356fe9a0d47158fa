import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Game, GameId } from '#contract/play/game/schema.ts';
import { ALL_GAMES, chosenGames, lobbyQuery, readLobbyPick } from './lobby-pick.ts';

test('lobby filters are restored from the address', () => {
  const pick = { view: 'slot', brand: '织星', sort: 'heat', text: '月兔' } as const;
  expect(readLobbyPick(new URLSearchParams(lobbyQuery(pick)))).toEqual(pick);
  expect(lobbyQuery(ALL_GAMES)).toEqual({});
});

test('an address without known values shows all games', () => {
  expect(readLobbyPick(new URLSearchParams('view=x&sort=y&brand='))).toEqual(ALL_GAMES);
});

const game = (gameId: string, players: number, part: Partial<v.InferInput<typeof Game>> = {}) =>
  v.parse(Game, {
    gameId,
    players,
    name: gameId,
    venue: 'BTEGDZ',
    venueName: '白塔电子',
    brand: '木石',
    category: 'slot',
    cover: '',
    heat: [0, 0, 0, 0, 0],
    isNew: 0,
    hasDemo: 0,
    rtp: 9600,
    rtpMost: 9600,
    deviation: 200,
    deviationMost: 600,
    deviationIsExact: 1,
    leastStake: { CNY: '5.00', USDT: '1.00' },
    status: 1,
    maintainedUntil: null,
    ...part,
  });
const GAMES = [
  game('3169', 10),
  game('10583', 5),
  game('quiet', 20, { isNew: 1, brand: '织星' }),
  game('busy', 90, { category: 'arcade' }),
  game('mended', 0, { status: 2 }),
];
const none: ReadonlySet<GameId> = new Set();
const idsOf = (...[pick, favourites = none]: [Parameters<typeof chosenGames>[1], ReadonlySet<GameId>?]) =>
  chosenGames(GAMES, pick, favourites).map(({ gameId }) => gameId);

test('[9.09] hot games list pinned ones first, then most played, without maintained ones', () => {
  expect(idsOf({ view: 'hot', brand: null })).toEqual(['3169', '10583', 'busy', 'quiet']);
});

test('[7.13] a lobby shows high returns, and games of low volatility', () => {
  const games = [
    game('fair', 1, { rtp: 9_700, deviation: 100, deviationMost: 300 }),
    game('steady', 1, { rtp: 9_699, deviation: 100, deviationMost: 149 }),
  ];
  const shown = (view: 'highReturn' | 'lowVolatility') =>
    chosenGames(games, { view, brand: null }, none).map(({ gameId }) => gameId);
  expect(shown('highReturn')).toEqual(['fair']);
  expect(shown('lowVolatility')).toEqual(['steady']);
});

test('a lobby shows a kind, what is new, favourites, a brand', () => {
  expect(idsOf({ view: 'arcade', brand: null })).toEqual(['busy']);
  expect(idsOf({ view: 'new', brand: null })).toEqual(['quiet']);
  expect(idsOf({ view: 'kept', brand: null }, new Set([v.parse(GameId, 'busy')]))).toEqual(['busy']);
  expect(idsOf({ view: 'all', brand: '织星' })).toEqual(['quiet']);
});
