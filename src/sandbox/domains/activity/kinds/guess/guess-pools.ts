import type { DatabaseSync } from 'node:sqlite';
import {
  answersOf,
  GUESS_STAKE,
  type GuessAnswer,
  type GuessStep,
  guessAfter,
} from '#contract/activity/constants/guess.ts';
import { poolPayout, type RefundCause } from '#contract/activity/rules/pool-payout.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { giverWallet, issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { MatchFacts } from '#sandbox/world/matches/match-facts.ts';
import { rightAnswer } from './guess-answer.ts';
import { crowdStakes } from './guess-crowd.ts';
import { createQuestions } from './guess-questions.ts';
import { createGuessStore, type GuessStore, type QuestionRow, type StakeRow } from './guess-store.ts';

/** Time after the kick-off without a result, after which a match does not count, ms. */
const UNDECIDED_FOR_MS = DAY_MS;
/** Interval of the crowd's stakes, ms. */
const CROWD_EVERY_MS = MINUTE_MS;
const CROWD = 'crowd:';
const CROWD_WALLET = giverWallet('guess-crowd');

/** Outcome of a member's stake. */
export type DecidedStake = {
  readonly question: QuestionRow;
  readonly stake: StakeRow;
  readonly returned: bigint;
};

/** Known facts of a match, or `void` if it does not count. */
export type GuessResult = Pick<MatchFacts, 'score' | 'corners' | 'scorers'> | 'void';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly matches: {
    list(ballClassId: 1): readonly MatchWire[];
    find(matchId: string): Pick<MatchWire, 'clockPhase'> | null;
  };
  /** Null as long as it is not over. */
  readonly resultOf: (matchId: string) => GuessResult | null;
  /** Called within the transaction that pays. */
  readonly onDecided: (decided: DecidedStake, at: number) => void;
};

export type GuessPools = ReturnType<typeof createGuessPools>;

/** Returns the account with the coins of a question: payouts come from it, and from nowhere else. */
export const guessPot = (questionId: string) => `activity:guess:${questionId}:COIN`;

const isCrowd = ({ person }: StakeRow) => person.startsWith(CROWD);
/** A member's share goes to the issuer, from which prizes are paid. */
const walletOf = (stake: StakeRow) => (isCrowd(stake) ? CROWD_WALLET : issueOf('COIN'));

const moved = (question: QuestionRow, step: GuessStep, change: Partial<QuestionRow> = {}): QuestionRow => ({
  ...question,
  ...change,
  state: guessAfter(question.state, step) ?? refuse('ACTIVITY_NOT_OPEN'),
});

function potMoves(ledger: Ledger) {
  const book = (note: string, at: number, entries: readonly (readonly [account: string, amount: bigint])[]) =>
    ledger.book({
      kind: 'activity',
      at,
      roomNo: null,
      note,
      entries: entries.map(([account, amount]) => ({ account, amount })),
    });
  const openPot = (questionId: string) => {
    ledger.open(issueOf('COIN'), 'COIN', true);
    ledger.open(guessPot(questionId), 'COIN', false);
  };
  return {
    deposit(questionId: string, from: string, amount: bigint, at: number) {
      openPot(questionId);
      book('竞猜投入', at, [
        [from, -amount],
        [guessPot(questionId), amount],
      ]);
    },
    payOut(questionId: string, parts: readonly (readonly [account: string, amount: bigint])[], at: number) {
      const paid = new Map<string, bigint>();
      for (const [account, amount] of parts) paid.set(account, (paid.get(account) ?? 0n) + amount);
      const moves = [...paid].filter(([, amount]) => amount > 0n);
      const sum = moves.reduce((all, [, amount]) => all + amount, 0n);
      if (sum === 0n) return;
      ledger.open(CROWD_WALLET, 'COIN', false);
      openPot(questionId);
      book('竞猜返还', at, [[guessPot(questionId), -sum], ...moves]);
    },
  };
}

/** The crowd puts in what is due of it by a time, and not after the kick-off. */
function crowdMoves(store: GuessStore, pot: ReturnType<typeof potMoves>) {
  return (question: QuestionRow, now: number): QuestionRow => {
    const at = Math.min(now, question.start_at);
    if (sinceMs(at, question.crowd_at) < CROWD_EVERY_MS) return question;
    for (const [answer, due] of crowdStakes(question, at)) {
      const person = CROWD + answer;
      const amount = due - (store.stake(question.question_id, person)?.amount ?? 0n);
      if (amount <= 0n) continue;
      store.addStake({ question_id: question.question_id, person, answer, amount, at });
      pot.deposit(question.question_id, issueOf('COIN'), amount, at);
    }
    return store.update({ ...question, crowd_at: at });
  };
}

/** Pays a question by its result, or refunds everything. */
function deciding({ ledger, onDecided }: Ports, store: GuessStore) {
  const pot = potMoves(ledger);
  return (question: QuestionRow, result: GuessResult, at: number) => {
    const stakes = store.stakes(question.question_id);
    const outcome = result === 'void' ? null : rightAnswer(question.topic, result);
    const { parts, refund } = poolPayout(stakes, outcome, 0);
    const change: { outcome: GuessAnswer | null; refund: RefundCause | null; settled_at: number } = {
      outcome,
      refund,
      settled_at: at,
    };
    const decided = store.update(moved(question, refund ? 'refund' : 'settle', change));
    pot.payOut(
      question.question_id,
      stakes.map((stake, index) => [walletOf(stake), parts[index] ?? 0n]),
      at,
    );
    stakes.forEach((stake, index) => {
      const returned = parts[index] ?? 0n;
      store.pay(question.question_id, stake.person, returned);
      if (!isCrowd(stake)) onDecided({ question: decided, stake, returned }, at);
    });
  };
}

/**
 * Checks the reasons to refuse a stake: the answer is of another topic, there is one already, or it is too small or too
 * large.
 */
function checkStake(
  question: QuestionRow,
  before: StakeRow | null,
  answer: GuessAnswer,
  amount: bigint,
): void {
  if (!answersOf(question.topic).includes(answer)) refuse('NOT_FOUND');
  if (before) refuse('ACTIVITY_USED_UP');
  if (amount < BigInt(GUESS_STAKE.least) || amount > BigInt(GUESS_STAKE.most)) refuse('ACTIVITY_MOVED_ON');
}

/**
 * Questions about simulated matches with a pool of coins each: members and the crowd put coins on answers until the kick-off,
 * and those who are right share everything by what they put in.
 */
export function createGuessPools(ports: Ports) {
  const { db, ledger, matches, resultOf } = ports;
  const store = createGuessStore(db);
  const pot = potMoves(ledger);
  const addCrowd = crowdMoves(store, pot);
  const decide = deciding(ports, store);

  const hasBegun = ({ match_id, start_at }: QuestionRow, now: number) =>
    now >= start_at || (matches.find(match_id)?.clockPhase ?? 'upcoming') !== 'upcoming';
  const resultBy = (question: QuestionRow, now: number): GuessResult | null =>
    resultOf(question.match_id) ?? (now >= question.start_at + UNDECIDED_FOR_MS ? 'void' : null);
  const advance = (found: QuestionRow, now: number) => {
    let question = found;
    if (question.state === 'open') question = addCrowd(question, now);
    if (question.state === 'open' && hasBegun(question, now))
      question = store.update(moved(question, 'lock'));
    const result = question.state === 'locked' ? resultBy(question, now) : null;
    if (result !== null) decide(question, result, now);
  };
  /** Locks started questions, and decides ended ones. */
  const keepUp = (now: number) =>
    transaction(db, () => {
      for (const question of store.undecided()) advance(question, now);
    });

  return {
    store,
    keepUp,
    /** Creates questions about the next matches. */
    addNextQuestions(now: number) {
      transaction(db, () => createQuestions(store, matches.list(1), now));
      keepUp(now);
    },
    /**
     * Accepts a stake. Called within a transaction. @throws Refusal NOT_FOUND, ACTIVITY_NOT_OPEN, ACTIVITY_USED_UP,
     * ACTIVITY_MOVED_ON, COINS_SHORT
     */
    stake(userId: string, questionId: string, answer: GuessAnswer, amount: bigint, now: number): QuestionRow {
      const question = store.byId(questionId) ?? refuse('NOT_FOUND');
      if (question.state !== 'open' || hasBegun(question, now)) refuse('ACTIVITY_NOT_OPEN');
      checkStake(question, store.stake(questionId, userId), answer, amount);
      pot.deposit(questionId, memberWallet(userId, 'COIN'), amount, now);
      store.addStake({ question_id: questionId, person: userId, answer, amount, at: now });
      return question;
    },
  };
}
