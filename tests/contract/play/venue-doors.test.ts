import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { PLATFORM_CODES } from '#contract/platform-codes.ts';
import { SlipQuote } from '#contract/play/bet/schema.ts';
import { CURRENCY_CODES } from '#contract/units/money.ts';
import { type BookCode, isBook } from '#sandbox/base/tables/books.table.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';
import { VENUES } from '#sandbox/domains/site/site/venues.table.ts';
import { findLegAt } from '../examples/bet-examples.ts';
import { postAdmin, sandboxForFile } from '../sandbox-fixture.ts';
import { loggedIn, type WireClient } from '../wire-client.ts';

const sandbox = sandboxForFile();
const { SUCCESS, VENUE_CLOSED, BLOCKED_BY_CHOICE } = PLATFORM_CODES;
const [currency] = CURRENCY_CODES;
const WHOSE = { userId: 'u-beian', siteId: 5000, currency } as const;
const PAGE = { resetDpDomain: 0, isUseCache: 1, rollbackAddress: 'http://localhost/app/play/x' } as const;

let ids = 0;
const newId = () => `doors-${++ids}`;
let client: WireClient;
beforeAll(async () => {
  client = await loggedIn(sandbox().origin, sandbox().world.clock.now, 'beian');
});

const codeOf = async (answer: Promise<{ readonly code: number }>) => (await answer).code;

/** A game that can be played at a venue; null where there is none. */
const gameAt = (code: string) =>
  GAME_CATALOGUE.find(({ venue, title }) => venue.code === code && title !== null)?.gameId ?? null;

const move = (venue: string, into: boolean) =>
  codeOf(
    client.call('transfer.move', {
      transfer_out: into ? 'CENTERMONEY' : venue,
      api_name: venue,
      amount: '10.00',
      currency,
      clientRequestId: newId(),
    }),
  );

/** Brings a member's whole centre wallet to a venue, and back again where that was possible. */
async function allIn(venue: string): Promise<number> {
  const amount = sandbox().money.wallets.centre(WHOSE);
  const code = await codeOf(
    client.call('transfer.oneClickIn', { api_name: venue, currency, clientRequestId: newId() }),
  );
  if (code === SUCCESS)
    sandbox().money.transfers.move({ ...WHOSE, venue, amount, into: false, requestId: newId() });
  return code;
}

const placeAt = (venue: BookCode) =>
  codeOf(
    client.call('bet.place', {
      currency,
      kind: 'single',
      size: null,
      legs: [findLegAt(sandbox(), venue)],
      stake: '10.00',
      policy: 'any',
      clientRequestId: newId(),
    }),
  );

const launching = (venueEnName: string, gameId: string) => ({ venueEnName, gameId, currency, ...PAGE });

/** Opens a game with money, and leaves it again. */
async function launchAt(name: 'venue.launch' | 'venue.secondLaunch', venue: string, gameId: string) {
  const { code, data } = await client.call(name, launching(venue, gameId));
  const opened = v.safeParse(v.object({ sessionId: v.string() }), data);
  if (opened.success) await client.call('venue.leave', opened.output);
  return code;
}

/** Chooses the limits of a visit, and ends it. */
async function planAt(venueEnName: string, gameId: string) {
  return codeOf(client.call('venue.plan', { venueEnName, gameId, currency, minutes: null, spend: null }));
}

type Attempt = readonly [call: string, take: () => Promise<number>];

/** Reports whether a venue has leagues: one that is off has none. */
const hasMatches = (venue: string): venue is BookCode => isBook(venue) && venue !== 'HJTY';

/** Returns every call that takes money at a venue. */
function attemptsAt(venue: string): readonly Attempt[] {
  const gameId = gameAt(venue);
  const bets: readonly Attempt[] = hasMatches(venue) ? [['bet.place', () => placeAt(venue)]] : [];
  const launches: readonly Attempt[] =
    gameId === null
      ? []
      : [
          ['venue.plan', () => planAt(venue, gameId)],
          ['venue.launch', () => launchAt('venue.launch', venue, gameId)],
          ['venue.plan', () => planAt(venue, gameId)],
          ['venue.secondLaunch', () => launchAt('venue.secondLaunch', venue, gameId)],
        ];
  return [
    ['transfer.move', () => move(venue, true)],
    ['transfer.oneClickIn', () => allIn(venue)],
    ...bets,
    ...launches,
  ];
}

/** Why a slip of a book’s match takes no bets, as its quote says it. */
async function quotedShut(venue: BookCode) {
  const { odds: _odds, material: _material, ...leg } = findLegAt(sandbox(), venue);
  const { data } = await client.call('bet.quote', { currency, legs: [leg] });
  return v.parse(SlipQuote, data).venues.map((quote) => [quote.venue, quote.shut]);
}

const OPEN = { status: 0, displayed: true, isBlocked: false, shut: null, code: SUCCESS } as const;
const STATES = [
  OPEN,
  { ...OPEN, status: 1, shut: 'maintained', code: VENUE_CLOSED },
  { ...OPEN, status: 2, shut: 'off', code: VENUE_CLOSED },
  { ...OPEN, displayed: false, shut: 'hidden', code: VENUE_CLOSED },
  { ...OPEN, isBlocked: true, shut: 'blocked', code: BLOCKED_BY_CHOICE },
] as const;

async function enter(venue: string, { status, displayed, isBlocked }: (typeof STATES)[number]) {
  await postAdmin(sandbox(), `/sandbox/venues/${venue}`, { status, displayed });
  sandbox().db.exec('DELETE FROM self_block');
  if (isBlocked) await client.call('selfBlock.set', { kind: 'venue', id: venue, blocked: true });
}

const CASES = VENUES.flatMap(({ code }) => STATES.map((state) => ({ venue: code, ...state })));

test.each(CASES)('[4.03] [P.29] $venue $shut: every call that takes money agrees', async (state) => {
  const { venue, code, shut } = state;
  await enter(venue, STATES[0]);
  expect(await move(venue, true)).toBe(SUCCESS);
  await enter(venue, state);
  for (const [call, take] of attemptsAt(venue)) expect(await take(), call).toBe(code);
  if (hasMatches(venue)) expect(await quotedShut(venue)).toEqual([[venue, shut]]);
  expect(await move(venue, false), 'the way out').toBe(SUCCESS);
  await enter(venue, STATES[0]);
});
