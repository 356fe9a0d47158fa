import { expect, test } from 'vitest';
import { random } from '#contract/units/random.ts';
import { marketsOf } from '#tests/faults/bets/board.ts';
import { askBet, askQuote, openStory, type Story } from '#tests/faults/bets/story.ts';
import type { SettlingFacts } from './settle-by-facts.ts';

const SECOND = 1_000;
const PRICE = '5.00';
/** Of the matches of a story those with odd numbers are still to come, and bets on them are decided at once. */
const TO_COME = ['m1', 'm3', 'm5'];

function openBook(): Story {
  const story = openStory(random('a book for a test'));
  for (const match of story.matches.values()) match.prices = { 'win-home': PRICE };
  return story;
}

function legOn(story: Story, matchId: string, odds = PRICE) {
  const match = story.matches.get(matchId);
  const [market] = match ? marketsOf(match) : [];
  const [home] = market?.selections ?? [];
  if (!match || !market || !home) throw new Error(`no match ${matchId}`);
  return {
    matchId,
    marketId: market.marketId,
    selectionId: home.selectionId,
    odds,
    material: match.material,
  };
}

let requests = 0;
const place = (story: Story, matchIds: readonly string[], part: object = {}) =>
  askBet(story, 'bet.place', {
    currency: 'CNY',
    kind: matchIds.length === 1 ? 'single' : 'multiple',
    size: null,
    legs: matchIds.map((matchId) => legOn(story, matchId)),
    stake: '10.00',
    policy: 'any',
    clientRequestId: `request-${++requests}`,
    ...part,
  });

function settle({ betting, now }: Story, matchId: string, score: SettlingFacts['score']): void {
  betting().facts.add(
    matchId,
    { status: 'final', score, half: null, corners: [0, 0], scorers: '' },
    { at: now() },
  );
  betting().settlement.settleMatch(matchId, now());
}

test('limits go by the prices of now, whatever price was asked for', async () => {
  const story = openBook();
  for (const match of story.matches.values()) match.prices = { 'win-home': '9.00' };
  const legs = TO_COME.map((matchId) => legOn(story, matchId, '1.01'));
  const bet = await place(story, TO_COME, { legs, stake: '1000.00' });
  expect(bet).toMatchObject({ state: 'reOffered', reason: { is: 'stakeHigh' }, stake: 1_000_00n });
  expect(bet?.offer?.stake).toBeLessThan(300_00n);
});

test('an offer of a lower stake that is accepted gives the rest back and shows what the new stake may return', async () => {
  const story = openBook();
  const bet = await place(story, TO_COME, { stake: '4000.00' });
  const { betId, version } = bet ?? {};
  const agreed = await askBet(story, 'bet.answer', {
    betId,
    version,
    action: 'accept',
    clientRequestId: 'agree',
  });
  expect(agreed).toMatchObject({ state: 'open', stake: bet?.offer?.stake, openStake: bet?.offer?.stake });
  expect(agreed?.highestReturn).toBe((agreed?.stake ?? 0n) * 125n);
});

test('a system without a size is refused', async () => {
  const bet = await place(openBook(), TO_COME, { kind: 'system' });
  expect(bet).toMatchObject({ state: 'rejected', reason: { is: 'tooFew' } });
});

test('a lost multiple whose lost leg is corrected is paid when the other legs are won', async () => {
  const story = openBook();
  const { betId = '' } = (await place(story, ['m1', 'm3'])) ?? {};
  const paid = () => story.betting().ownOf(betId, 'u-ann').paid;
  settle(story, 'm1', [0, 1]);
  expect(paid()).toBe(0n);
  settle(story, 'm1', [1, 0]);
  expect(paid()).toBe(0n);
  Object.assign(story.matches.get('m3') ?? {}, { isOver: true, score: [2, 0] });
  story.time.now += 3_600 * SECOND;
  story.betting().settleDue();
  expect(paid()).toBe(250_00n);
});

test('a part too small to be a part of the stake is not cashed out', async () => {
  const story = openBook();
  const { betId = '' } = (await place(story, ['m1'])) ?? {};
  const cashOut = async (percent: number) => {
    const { quoteId } = (await askQuote(story, betId)) ?? {};
    const clientRequestId = `cash-out-${percent}`;
    return askBet(story, 'bet.cashOut', { betId, quoteId, percent, clientRequestId });
  };
  expect(await cashOut(99)).toMatchObject({ state: 'open', openStake: 10n, cashOut: { state: 'paid' } });
  expect(await cashOut(1)).toMatchObject({
    openStake: 10n,
    cashOut: { state: 'refused', reason: 'notOffered' },
  });
});

test('a quote that nobody knows any more has expired', async () => {
  const story = openBook();
  const { betId = '' } = (await place(story, ['m1'])) ?? {};
  const asked = { betId, quoteId: 'long-gone', percent: 100, clientRequestId: 'late' };
  expect(await askBet(story, 'bet.cashOut', asked)).toMatchObject({
    state: 'open',
    cashOut: { state: 'refused', reason: 'expired', amount: 0n },
  });
});

test('a bet that fails when its time has come holds up no other, and is told once', async () => {
  const story = openBook();
  const [broken, sound] = [await place(story, ['m0']), await place(story, ['m2'])];
  const match = story.matches.get('m0') ?? {};
  Object.defineProperty(match, 'prices', {
    get: () => {
      throw new Error('no prices');
    },
  });
  for (let look = 0; look < 8; look++) {
    story.time.now += SECOND;
    story.betting().decideDue();
  }
  const stateOf = (betId = '') => story.betting().ownOf(betId, 'u-ann').state;
  expect(stateOf(sound?.betId)).toBe('open');
  expect(stateOf(broken?.betId)).toBe('delayed');
  expect(story.problems).toEqual(['no prices']);
});
