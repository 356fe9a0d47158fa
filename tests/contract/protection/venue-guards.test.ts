import { beforeEach, describe, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { CURRENCY_CODES, type Currency } from '#contract/units/money.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { findUpcomingLeg } from '../examples/bet-examples.ts';
import { sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { BLOCKED_BY_CHOICE, LIMIT_REACHED, ON_BREAK, EXCLUDED, REALITY_CHECK_DUE } = PLATFORM_CODES;
const USER = 'u-beian';
const now = () => sandbox().world.clock.now();
let ids = 0;
const newId = () => `at-venues-${++ids}`;
let client: WireClient;

/** The code of an answer. */
const codeOf = async (answer: Promise<{ readonly code: number }>) => (await answer).code;
const gameAt = (venue: string) => GAME_CATALOGUE.find((game) => game.venue.code === venue)?.gameId ?? 'none';
const PAGE = { resetDpDomain: 0, isUseCache: 1, rollbackAddress: 'http://localhost/app/play/x' } as const;

type VenueCall = (venue: string, currency: Currency) => Promise<number>;
/** Ways to begin play at a venue with money. */
const LAUNCHES: Readonly<Record<string, VenueCall>> = {
  'venue.plan': (venueEnName, currency) =>
    codeOf(
      client.call('venue.plan', {
        venueEnName,
        gameId: gameAt(venueEnName),
        currency,
        minutes: null,
        spend: null,
      }),
    ),
  'venue.launch': (venueEnName, currency) =>
    codeOf(client.call('venue.launch', { venueEnName, gameId: gameAt(venueEnName), currency, ...PAGE })),
  'venue.secondLaunch': (venueEnName, currency) =>
    codeOf(
      client.call('venue.secondLaunch', { venueEnName, gameId: gameAt(venueEnName), currency, ...PAGE }),
    ),
};
/** Ways to bring money to a venue. */
const TRANSFERS: Readonly<Record<string, VenueCall>> = {
  'transfer.move': (api_name, currency) =>
    codeOf(
      client.call('transfer.move', {
        transfer_out: 'CENTERMONEY',
        api_name,
        amount: '1.00',
        currency,
        clientRequestId: newId(),
      }),
    ),
  'transfer.oneClickIn': (api_name, currency) =>
    codeOf(client.call('transfer.oneClickIn', { api_name, currency, clientRequestId: newId() })),
};
const AT_VENUES = { ...LAUNCHES, ...TRANSFERS };

/** Ways to spend money or coins that name no venue. */
const ELSEWHERE: Readonly<Record<string, (currency: Currency) => Promise<number>>> = {
  'bet.place': (currency) =>
    codeOf(
      client.call('bet.place', {
        currency,
        kind: 'single',
        size: null,
        legs: [findUpcomingLeg(sandbox())],
        stake: '10.00',
        policy: 'any',
        clientRequestId: newId(),
      }),
    ),
  'gift.reward': () =>
    codeOf(client.call('gift.reward', { roomNo: 'a-1', giftId: 'g01', count: 1, clientRequestId: newId() })),
  'coin.buy': () => codeOf(client.call('coin.buy', { packId: 'c60', clientRequestId: newId() })),
  'activity.act': () => {
    const does = { does: 'stakeGuess', questionId: 'any-goals', answer: '4+', amount: 10 } as const;
    return codeOf(client.call('activity.act', { activityId: 'guess-1', does, clientRequestId: newId() }));
  },
};

/** Calls every method at every venue in both currencies. @returns the calls that did not return the code */
async function notAnswering(
  venueCalls: Readonly<Record<string, VenueCall>>,
  venues: readonly string[],
  code: number,
) {
  const others: string[] = [];
  for (const venue of venues)
    for (const [name, call] of Object.entries(venueCalls))
      for (const currency of CURRENCY_CODES) {
        const answered = await call(venue, currency);
        if (answered !== code) others.push(`${name} at ${venue} in ${currency}: ${answered}`);
      }
  return others;
}
const codes = VENUES.map((venue) => venue.code);

beforeEach(async () => {
  for (const table of ['own_limit', 'play_clock', 'self_block', 'restriction'])
    sandbox().db.prepare(`DELETE FROM ${table} WHERE user_id = ?`).run(USER);
  client = await loggedIn(sandbox().origin, now, 'beian');
});

describe('a member’s own restriction applies at every venue in both currencies', () => {
  test('[P.29] a blocked venue accepts neither money nor players', async () => {
    const block = sandbox().db.prepare(`INSERT INTO self_block VALUES (?, 'venue', ?, ?, NULL)`);
    for (const code of codes) block.run(USER, code, now());
    expect(await notAnswering(AT_VENUES, codes, BLOCKED_BY_CHOICE)).toEqual([]);
  });

  test('[P.29] a blocked venue leaves the others open', async () => {
    const block = sandbox().db.prepare(`INSERT INTO self_block VALUES (?, 'venue', ?, ?, NULL)`);
    const [first = '', ...others] = codes;
    block.run(USER, first, now());
    for (const other of others)
      for (const call of Object.values(AT_VENUES))
        expect(await call(other, 'CNY')).not.toBe(BLOCKED_BY_CHOICE);
  });

  test('[P.16] time that is used up closes every launch, bet and pool', async () => {
    const spent = sandbox().db.prepare(
      `INSERT INTO own_limit VALUES (?, 'time', 'day', 'MINUTE', 0, NULL, NULL, NULL)`,
    );
    spent.run(USER);
    expect(await notAnswering(LAUNCHES, codes, LIMIT_REACHED)).toEqual([]);
    for (const name of ['bet.place', 'activity.act'])
      expect(await ELSEWHERE[name]?.('CNY'), name).toBe(LIMIT_REACHED);
  });

  test('[P.16] limits of nothing close every way to spend', async () => {
    const insertLimit = sandbox().db.prepare(
      `INSERT INTO own_limit VALUES (?, ?, 'day', ?, 0, NULL, NULL, NULL)`,
    );
    for (const kind of ['stake', 'loss']) insertLimit.run(USER, kind, 'CNY');
    insertLimit.run(USER, 'gift', 'COIN');
    for (const [name, call] of Object.entries(ELSEWHERE))
      for (const currency of CURRENCY_CODES) expect(await call(currency), name).toBe(LIMIT_REACHED);
  });

  test('[P.08] a reminder that waits closes play at every venue', async () => {
    const due = sandbox().db.prepare('INSERT OR REPLACE INTO play_clock VALUES (?1, 60, ?2, ?2, 0, 0, ?2)');
    due.run(USER, now());
    expect(await notAnswering(LAUNCHES, codes, REALITY_CHECK_DUE)).toEqual([]);
    for (const [name, call] of Object.entries(ELSEWHERE))
      expect(await call('CNY'), name).toBe(REALITY_CHECK_DUE);
  });

  test.each([
    ['resting', ON_BREAK],
    ['excluded', EXCLUDED],
  ] as const)('[P.17] [P.18] spending and playing are refused while %s', async (state, code) => {
    const insertRestriction = sandbox().db.prepare(
      `INSERT OR REPLACE INTO restriction VALUES (?, ?, ?, NULL, NULL, '')`,
    );
    insertRestriction.run(USER, state, now());
    expect(await notAnswering(AT_VENUES, codes, code)).toEqual([]);
    for (const [name, call] of Object.entries(ELSEWHERE))
      for (const currency of CURRENCY_CODES) expect(await call(currency), name).toBe(code);
  });
});
