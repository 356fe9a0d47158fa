import type * as v from 'valibot';
import { answersOf } from '#contract/activity/constants/guess.ts';
import type { ActivityDoes } from '#contract/activity/schema/does/does.ts';
import type { GuessPart, GuessQuestion } from '#contract/activity/schema/kinds/guess.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { openEndedEdition } from '#sandbox/domains/activity/engine/editions/open-ended-edition.ts';
import type { ActivityKindRules, Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { createFactStore } from '#sandbox/domains/play/bet/settlement/fact-store.ts';
import type { World } from '#sandbox/world/world.ts';
import { crowdPeople } from './guess-crowd.ts';
import { createGuessPools, type DecidedStake, type GuessPools, type GuessResult } from './guess-pools.ts';
import type { QuestionRow, StakeRow } from './guess-store.ts';

type QuestionWire = v.InferInput<typeof GuessQuestion>;
type PartWire = v.InferInput<typeof GuessPart>;
type Ports = Pick<KindPorts, 'db' | 'ledger' | 'world' | 'results' | 'settlement' | 'money'>;

const ACTIVITY_ID = 'guess-1';
const DECIDED_SHOWN = 8;
const LAST_DAYS_MS = 30 * DAY_MS;

const CROWD = 'crowd:';
const sum = (stakes: readonly StakeRow[]) => stakes.reduce((all, { amount }) => all + amount, 0n);

/** Returns the number of participants: members, and the crowd estimated from its stakes. */
function peopleOf(stakes: readonly StakeRow[]): number {
  const crowd = stakes.filter(({ person }) => person.startsWith(CROWD));
  return stakes.length - crowd.length + crowd.reduce((all, { amount }) => all + crowdPeople(amount), 0);
}

const mineWire = ({ answer, amount, at, returned }: StakeRow): QuestionWire['mine'] => ({
  answer,
  amount: String(amount),
  at,
  returned: returned === null ? null : String(returned),
});

/** A question as a member sees it, with its match as it is now. */
function questionWire(world: World, { store }: GuessPools, row: QuestionRow, userId: string): QuestionWire {
  const match = world.matches.find(row.match_id);
  const stakes = store.stakes(row.question_id);
  const mine = stakes.find(({ person }) => person === userId);
  return {
    questionId: row.question_id,
    topic: row.topic,
    state: row.state,
    match: {
      matchId: row.match_id,
      league: row.league,
      home: row.home,
      homeLogo: row.home_logo,
      away: row.away,
      awayLogo: row.away_logo,
      startAt: row.start_at,
      phase: match?.clockPhase ?? 'ended',
      score: [match?.homeScore ?? 0, match?.visitScore ?? 0],
    },
    lockAt: row.start_at,
    people: peopleOf(stakes),
    answers: answersOf(row.topic).map((answer) => ({
      answer,
      pool: String(sum(stakes.filter((stake) => stake.answer === answer))),
    })),
    right: row.outcome,
    refund: row.refund,
    settledAt: row.settled_at,
    mine: mine ? mineWire(mine) : null,
  };
}

/** Returns the outcome of a member's guesses of the last days; refunded ones are left out. */
function lastDays({ store }: GuessPools, userId: string, now: number): PartWire['last30'] {
  const stakes = store
    .decidedOf(userId, now - LAST_DAYS_MS)
    .filter(({ question_id }) => store.byId(question_id)?.state === 'settled');
  const isRight = (stake: StakeRow) => store.byId(stake.question_id)?.outcome === stake.answer;
  return {
    decided: stakes.length,
    right: stakes.filter(isRight).length,
    put: String(sum(stakes)),
    returned: String(stakes.reduce((all, { returned }) => all + (returned ?? 0n), 0n)),
  };
}

/** Returns the known facts of an ended match: from the facts that bets are settled on, and from the world. */
const resultsFrom = ({ db, world }: Ports) => {
  const facts = createFactStore(db);
  return (matchId: string): GuessResult | null => {
    const noted = facts.of(matchId)?.body;
    if (noted?.status === 'abandoned' || noted?.status === 'postponed') return 'void';
    if (noted?.status === 'final') return noted;
    const now = world.facts(matchId);
    return now?.isOver ? now : null;
  };
};

/** Ends the result of a stake: the payout is its prize. */
const endStake =
  ({ results, settlement }: Ports) =>
  ({ question, stake, returned }: DecidedStake, at: number) => {
    const result = results.nth(ACTIVITY_ID, question.question_id, stake.person, 1);
    const coins = { is: 'coins', coins: String(returned) } as const;
    if (result) settlement.end(result.result_id, returned > 0n ? coins : { is: 'none' }, at);
  };

/** Questions as a member is shown them: those under way, the last ones that are decided, and the member's own of these days. */
function shownTo({ store }: GuessPools, userId: string, now: number): readonly QuestionRow[] {
  const shown = [...store.undecided(), ...store.decided(DECIDED_SHOWN)];
  const known = new Set(shown.map(({ question_id }) => question_id));
  const own = store
    .decidedOf(userId, now - LAST_DAYS_MS)
    .map(({ question_id }) => question_id)
    .filter((questionId) => !known.has(questionId))
    .slice(0, DECIDED_SHOWN);
  return [...shown, ...own.flatMap((questionId) => store.byId(questionId) ?? [])];
}

type Staking = Extract<ActivityDoes, { does: 'stakeGuess' }>;

/** Adds a member's coins to a pool; the outcome is known when the match has ended. */
function stakeOf(
  pools: GuessPools,
  acts: Pick<Acts, 'note'>,
  userId: string,
  does: Staking,
  now: number,
): Decision {
  const { questionId, answer, amount } = does;
  const { topic } = pools.stake(userId, questionId, answer, BigInt(amount), now);
  const sourceId = `guess:${questionId}:${userId}`;
  acts.note({ sourceId, userId, kind: 'guess', thing: questionId, amount: 1n, at: now });
  const slot = answersOf(topic).indexOf(answer);
  const prize = { is: 'none' } as const;
  return { did: 'stakeGuess', period: questionId, n: 1, slot, prize, isPending: true };
}

/** Guess games: pools of coins on simulated matches, locked at kick-off and shared among those who are right [1.03]. */
export function guessRules(ports: Ports): ActivityKindRules<'guess'> {
  const {
    db,
    ledger,
    world,
    money: { acts },
  } = ports;
  const { matches } = world;
  const pools = createGuessPools({
    db,
    ledger,
    matches,
    resultOf: resultsFrom(ports),
    onDecided: endStake(ports),
  });
  const { store } = pools;
  return {
    seed: (now) => [openEndedEdition(ACTIVITY_ID, '竞猜', now)],
    duty: (_edition, now) => pools.keepUp(now),
    standing({ userId }, _edition, now) {
      pools.addNextQuestions(now);
      const open = store.undecided().filter(({ state }) => state === 'open');
      const left = open.filter(({ question_id }) => store.stake(question_id, userId) === null).length;
      return left > 0 ? { is: 'ready', left } : { is: 'locked', why: 'usedUp', until: null };
    },
    detail({ userId }, _edition, now) {
      pools.addNextQuestions(now);
      return {
        questions: shownTo(pools, userId, now).map((row) => questionWire(world, pools, row, userId)),
        balance: String(ledger.balance(memberWallet(userId, 'COIN'))),
        last30: lastDays(pools, userId, now),
      };
    },
    act({ userId }, does, _edition, now) {
      return does.does === 'stakeGuess' ? stakeOf(pools, acts, userId, does, now) : refuse('BAD_REQUEST');
    },
  };
}
