import { random } from '#contract/units/random.ts';
import type { Account } from '#sandbox/base/account.ts';
import { maskedNickname } from '#sandbox/base/names/member-names.ts';
import { keyedHash } from '#sandbox/games/chance/keyed-hash.ts';
import { TABLE_STAKES } from '#sandbox/games/stakes.table.ts';
import { type Issue, issueDraws } from '#sandbox/games/table/issues.ts';
import { namedPersona } from '#sandbox/world/crowd/personas.ts';
import type { PlaySession } from '../play-sessions.ts';
import type { Played } from '../round/stake-check.ts';
import type { OtherBetView } from '../venue-view.ts';
import type { IssueSeeds } from './issue-seeds.ts';
import type { TableBetStore } from './table-bet-store.ts';
import { decidedAt, tableOf } from './table-rounds.ts';

/** Bets that are shown of one issue. */
const SHOWN_MAX = 20;
/** Part of the simulated visits that bet on an issue. */
const BETTING = 0.7;
/** Stakes of simulated visits, in multiples of the smallest one. */
const MULTIPLES = [1, 5, 10, 10, 15, 25, 50, 50, 100] as const;
/** Name of a player without an account. */
export const TRIAL_PLAYER = '试玩客';

type Ports = {
  readonly bets: Pick<TableBetStore, 'ofIssue'>;
  readonly seeds: IssueSeeds;
  /** Names of the simulated visits to a game at a time, epoch ms; a visit keeps its name. */
  visitsOf(gameId: string, at: number): readonly string[];
  sessionOf(sessionId: string): PlaySession | null;
  accountOf(userId: string): Pick<Account, 'nickname'> | null;
};

/** A bet of another player on an issue. */
type OtherBet = {
  readonly name: string;
  readonly stake: bigint;
  readonly choice: number;
  /** Epoch ms. */
  readonly placedAt: number;
  /** Multiple at which it was taken out. */
  readonly moves: readonly number[];
  /** Minor units; null for a bet that its time decides. */
  readonly payout: bigint | null;
};

/** The bet of a simulated visit on an issue, the same at each call; null when the visit leaves the issue out. */
function simulatedBet(visit: string, played: Played, { no, opensAt }: Issue): OtherBet | null {
  const table = tableOf(played);
  const next = random(`${visit} ${no}`);
  if (!table.someChoice || next() >= BETTING) return null;
  const multiple = MULTIPLES[Math.floor(next() * MULTIPLES.length)] ?? 1;
  return {
    name: maskedNickname(namedPersona(visit).username),
    stake: TABLE_STAKES[played.session.currency].least * BigInt(multiple),
    choice: table.someChoice(next),
    placedAt: opensAt + next() * table.betMs,
    moves: [],
    payout: null,
  };
}

/** Bets of the other players at a table, as far as they are public; in the money of the visit that sees them. */
export function createOtherBets({ bets, seeds, visitsOf, sessionOf, accountOf }: Ports) {
  const real = ({ session }: Played, issue: Issue): readonly OtherBet[] =>
    bets.ofIssue(session.gameId, issue.no).flatMap((row) => {
      const other = sessionOf(row.session_id);
      const isShown = other?.currency === session.currency && other.demo === session.demo;
      if (!isShown || row.session_id === session.sessionId) return [];
      const name = other.demo
        ? TRIAL_PLAYER
        : maskedNickname(accountOf(other.owner)?.nickname ?? TRIAL_PLAYER);
      const { stake, choice, moves, at: placedAt, payout, state } = row;
      return [{ name, stake, choice, moves, placedAt, payout: state === 'open' ? null : payout }];
    });
  const simulated = (played: Played, issue: Issue) =>
    visitsOf(played.session.gameId, issue.opensAt).flatMap(
      (visit) => simulatedBet(visit, played, issue) ?? [],
    );
  const payoutAt = (played: Played, issue: Issue, { stake, choice, moves, payout }: OtherBet, at: number) => {
    if (payout !== null) return payout;
    if (at < decidedAt(tableOf(played), issue, choice)) return null;
    const draws = issueDraws(keyedHash(seeds.seedOf(played.session.gameId, issue.no)), issue.no);
    return played.rules.play(draws, { choice, stake, moves }).payout;
  };
  return (played: Played, issue: Issue, at: number): readonly OtherBetView[] =>
    [...real(played, issue), ...simulated(played, issue)]
      .filter(({ placedAt }) => placedAt <= at)
      .slice(0, SHOWN_MAX)
      .map((bet) => {
        const payout = payoutAt(played, issue, bet, at);
        return { name: bet.name, stake: String(bet.stake), payout: payout === null ? null : String(payout) };
      });
}
