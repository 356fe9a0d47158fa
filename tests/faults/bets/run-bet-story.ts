import * as v from 'valibot';
import { random } from '#contract/units/random.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { verifyBets } from '#sandbox/domains/bet/verify-bets.ts';
import { verifyLedger } from '#sandbox/domains/ledger/verify-ledger.ts';
import { ANN } from '#tests/fixtures/test-money.ts';
import { oracleReturn } from './oracle.ts';
import { correct, STEPS } from './steps.table.ts';
import { noteTaken, openStory, type Story } from './story.ts';
import { outsideVenue } from './story-money.ts';

const STEPS_A_STORY = 40;
const LOOKS_AT_THE_END = 60;
const CORRECTIONS_AT_THE_END = 2;
const SECOND = 1_000;
const WEIGHTS = STEPS.reduce((sum, [weight]) => sum + weight, 0);

function stepAt(drawn: number) {
  let left = drawn * WEIGHTS;
  for (const [weight, step] of STEPS) {
    left -= weight;
    if (left < 0) return step;
  }
  return STEPS[0]?.[1];
}

/** Every match comes to its end, and everything that waits is decided. */
function finish(story: Story): void {
  for (const match of story.matches.values()) {
    if (match.isOver) continue;
    Object.assign(match, { isOver: true, isLive: false, isLocked: false });
    story.last.set(match.matchId, match.score);
  }
  story.time.now += 3_600 * SECOND;
  for (let look = 0; look < LOOKS_AT_THE_END; look++) {
    story.time.now += SECOND;
    story.betting().decideDue();
  }
  story.betting().settleDue();
}

/** What the member must have by the story's own notes: no rule of the product, and not its ledger. */
function checkMoney(story: Story): void {
  const { problems, noted, last } = story;
  const { store } = story.betting();
  let expected = story.funds;
  for (const bet of store.list({ userId: ANN, currency: 'CNY', which: 'all', skip: 0, most: 200 })) {
    if (bet.state === 'open' || bet.state === 'delayed' || bet.state === 'reOffered') {
      problems.push(`${bet.bet_no} was left ${bet.state}`);
    }
    const note = noted.get(bet.bet_id);
    if (!note) {
      problems.push(`${bet.bet_no} was taken unseen`);
      continue;
    }
    const lastOf = (matchId: string) => last.get(matchId) ?? null;
    const back = oracleReturn(bet.open_stake / note.lines, note.size, note.legs, lastOf);
    if (bet.state !== 'cashedOut' && bet.paid !== back) {
      problems.push(`${bet.bet_no} paid ${bet.paid}, and ${back} is right`);
    }
    const returned = bet.state === 'cashedOut' ? 0n : back;
    expected += returned + bet.cashed_out - bet.line_stake * note.lines;
  }
  const held = outsideVenue(story);
  if (held !== expected) problems.push(`the member has ${held}, and ${expected} is right`);
}

const CountRow = v.object({
  taken: intColumn,
  refused: intColumn,
  offersTaken: intColumn,
  cashedOut: intColumn,
  corrected: intColumn,
});
/** What happened in a story, so that a row of stories can say what it went through. */
export type BetCounts = v.InferOutput<typeof CountRow>;

function countsOf({ db }: Story): BetCounts | undefined {
  return query(
    db,
    CountRow,
    `SELECT count(*) FILTER (WHERE state IN ('settled', 'void', 'cashedOut')) AS taken,
     count(*) FILTER (WHERE state IN ('rejected', 'lapsed')) AS refused,
     count(*) FILTER (WHERE offers_taken > 0) AS offersTaken,
     count(*) FILTER (WHERE cashed_out > 0) AS cashedOut,
     count(*) FILTER (WHERE (SELECT count(*) FROM bet_settlement WHERE bet_settlement.bet_id = bet.bet_id) > 1) AS corrected
     FROM bet`,
  ).get();
}

export type ToldBets = { readonly problems: readonly string[]; readonly counts: BetCounts | undefined };

/** Plays one story of bets. @returns what is wrong at its end, and what happened in it */
export async function runBetStory(seed: number): Promise<ToldBets> {
  const next = random(`bets ${seed}`);
  const story = openStory(next);
  for (let count = 0; count < STEPS_A_STORY; count++) {
    await stepAt(next())?.(story, next, count);
    await noteTaken(story);
  }
  story.sites.changeVenue('YBTY', { status: 0 });
  finish(story);
  await noteTaken(story);
  // Results that are corrected when everything is settled already.
  for (let count = 0; count < CORRECTIONS_AT_THE_END; count++) correct(story, next);
  checkMoney(story);
  const { sound } = verifyLedger(story.db);
  if (!sound) story.problems.push('the ledger is unsound');
  const { astray, misbooked } = verifyBets(story.db);
  for (const account of astray) story.problems.push(`${account} is not what its bets say`);
  for (const bet of misbooked) story.problems.push(`${bet} was not paid what it says`);
  const counts = countsOf(story);
  story.db.close();
  return { problems: story.problems, counts };
}
