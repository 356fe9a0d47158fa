import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { combinedOdds } from '#app/features/play/bet/legs/combined-odds.ts';
import { placeCommands } from '#app/features/play/bet/legs/place-commands.ts';
import { legViews } from '#app/features/play/bet/legs/slip-legs.ts';
import { joinedLegs, legsIn, toggledLegs } from '#app/features/play/bet/pick/legs.ts';
import { slipFault } from '#app/features/play/bet/slip/slip-fault.ts';
import { STAKE_KEYS, typedBy } from '#app/features/play/bet/slip/stake-field.tsx';
import { CommandSubject } from '#contract/commands/command.ts';
import { typedAmount } from '#contract/money/wallet/amount-text.ts';
import { ODDS_POLICIES, QUOTE_LEGS_MAX } from '#contract/play/bet/constants.ts';
import { type BetKind, linesOf } from '#contract/play/betting/slip/slip-bets.ts';
import { VENUE_SHUTS } from '#contract/play/venue/venue-open.ts';
import { minor } from '#contract/units/money.ts';
import { pickedLeg, quotedLeg, slipQuote } from '#tests/fixtures/match/bets.ts';
import { anyText, forEvery } from './every-input.ts';

const MATCHES = ['m1', 'm2', 'm3', 'm4', 'm5'] as const;
/** A whole slip is made and read again for each input. */
const SHARE = 0.15;
const PRICES = ['1.01', '1.42', '1.43', '2.05', '99.50', '9999.999'] as const;

const WRONG = [
  null,
  7,
  [],
  { odds: '1e9' },
  { odds: '１.42' },
  { odds: '1.4200' },
  { material: '0' },
  { addedAt: 'now' },
] as const;

/** Stored leg of a slip; occasionally with content left by another version of the page, or edited by hand. */
function storedLeg(drawn: number): unknown {
  const wrong = WRONG[drawn % 64];
  const leg = pickedLeg(`m${drawn % (QUOTE_LEGS_MAX + 9)}`, { odds: PRICES[drawn % PRICES.length] });
  if (wrong === undefined) return leg;
  return wrong !== null && typeof wrong === 'object' ? { ...leg, ...wrong } : wrong;
}
const storedText = fc.oneof(
  { arbitrary: anyText, weight: 1 },
  {
    arbitrary: fc
      .array(fc.nat(99_999), { maxLength: 2 * QUOTE_LEGS_MAX, size: 'max' })
      .map((drawn) => JSON.stringify(drawn.map(storedLeg))),
    weight: 3,
  },
);

test('[3.10] any stored content is a valid slip or none', () => {
  forEvery(
    fc.tuple(storedText, storedText),
    ([text, other]) => {
      const legs = legsIn(text);
      expect(legs.length).toBeLessThanOrEqual(QUOTE_LEGS_MAX);
      expect(new Set(legs.map(({ selectionId }) => selectionId)).size).toBe(legs.length);
      expect(combinedOdds(legs.map(({ odds }) => odds))).toMatch(/^\d+\.\d{3}$/);
      expect(legsIn(JSON.stringify(legs))).toEqual(legs);
      expect(legsIn(joinedLegs(text, other)).slice(0, legs.length)).toEqual(legs);
      const [first] = legs;
      if (first) expect(toggledLegs(legs, first)).toEqual(legs.slice(1));
    },
    SHARE,
  );
});

const typingKeys = STAKE_KEYS.filter((key) => key !== 'most' && key !== 'done');

test('[3.10] keypad keys in any order enter an amount, its prefix or nothing', () => {
  forEvery(fc.array(fc.constantFrom(...typingKeys), { maxLength: 24 }), (keys) => {
    const text = keys.reduce((typed, key) => typedBy(key, typed), '');
    expect(text).toMatch(/^(|\d+\.?\d{0,2})$/);
    if (/\d$/.test(text)) expect(typedAmount(text)).not.toBeNull();
  });
});

const legOfSlip = fc.record({
  picked: fc.record({ odds: fc.constantFrom(...PRICES), material: fc.constantFrom(null, 0, 1) }),
  now: fc.option(
    fc.record({
      state: fc.constantFrom('open', 'open', 'open', 'locked', 'closed', 'gone'),
      odds: fc.constantFrom(...PRICES),
      material: fc.nat(1),
    }),
  ),
});
const slip = fc.record({
  legs: fc.uniqueArray(fc.tuple(fc.constantFrom(...MATCHES), legOfSlip), {
    minLength: 1,
    selector: ([matchId]) => matchId,
  }),
  kind: fc.constantFrom<BetKind>(
    { is: 'singles' },
    { is: 'multiple' },
    { is: 'system', size: 2 },
    { is: 'system', size: 3 },
  ),
  stake: fc.option(fc.bigInt({ min: 0n, max: 600_000n })),
  shut: fc.constantFrom(null, ...VENUE_SHUTS),
  balance: fc.constantFrom('0.00', '100.00', '8420.00', '999999.00', null),
  isRelated: fc.boolean(),
  policy: fc.constantFrom(...ODDS_POLICIES),
});
type DrawnSlip = typeof slip extends fc.Arbitrary<infer One> ? One : never;

function bought(drawn: DrawnSlip) {
  const { legs, kind, shut, balance, isRelated, policy } = drawn;
  const quoted = legs.flatMap(([matchId, { now }]) => (now ? [quotedLeg(matchId, now)] : []));
  const related: [number, number][] = isRelated && quoted.length > 1 ? [[0, 1]] : [];
  const quote = slipQuote(quoted, { shut, balance, related });
  const views = legViews(
    legs.map(([matchId, { picked }]) => pickedLeg(matchId, picked)),
    quote,
    policy,
  );
  const stake = drawn.stake === null ? null : minor(drawn.stake);
  return { quote, views, stake, fault: slipFault({ legs: views, quote, kind, stake, limits: [] }) };
}

test('[3.10] a placeable slip sends each leg once, open, current and within limits', () => {
  let placed = 0;
  forEvery(
    slip,
    (drawn) => {
      const { quote, views, stake, fault } = bought(drawn);
      if (fault !== null || stake === null) return;
      placed += 1;
      const { kind, policy } = drawn;
      const commands = placeCommands({ legs: views, kind, stake, currency: 'CNY', policy });
      for (const command of commands) expect(v.is(CommandSubject, command)).toBe(true);
      expect(commands.flatMap(({ legs }) => legs)).toEqual(
        quote.legs.map(({ matchId, marketId, selectionId, odds, material }) => ({
          ...{ matchId, marketId, selectionId },
          ...{ odds, material },
        })),
      );
      expect(quote.legs.every(({ state }) => state === 'open')).toBe(true);
      expect(quote.shut).toBeNull();
      const lines = linesOf(
        views.map(({ leg: { matchId }, odds }) => ({ matchId, odds })),
        kind,
      );
      if (quote.balance !== null) expect(stake * BigInt(lines)).toBeLessThanOrEqual(quote.balance);
      if (kind.is !== 'singles') expect(quote.related).toEqual([]);
      expect(stake).toBeGreaterThan(0n);
    },
    SHARE,
  );
  expect(placed).toBeGreaterThan(0);
});
