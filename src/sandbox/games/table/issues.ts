import { createDraws } from '../chance/draws.ts';
import type { KeyedHash } from '../chance/keyed-hash.ts';
import type { TableRules } from '../engine.ts';

/** One drawing of a shared table. Times are epoch ms. */
export type Issue = {
  /** Ascending in time, not without gaps. */
  readonly no: number;
  readonly opensAt: number;
  /** Bets close; the result begins to become public. */
  readonly closesAt: number;
  /** The whole result is public. */
  readonly endsAt: number;
  readonly result: readonly number[];
};

/** The issues of a table as a function of time and seeds: nothing is stored, and a restart changes nothing. */
export type Issues = {
  /** The last issue that has opened; its result may be public already. */
  at(now: number): Issue;
  /** The issue after another. */
  after(no: number): Issue;
  /** Issues before another, the newest first. */
  before(no: number, count: number): readonly Issue[];
  /** The issue of a number; null where the hours of this table have none, as after a change of its times. */
  find(no: number): Issue | null;
};

const HOUR_MS = 3_600_000;
/** Numbers of an hour: more than issues that fit into it. */
const HOUR_NUMBERS = 1_000;
/** Hours whose issues are held in memory. */
const STORED_HOURS_MAX = 30;
/** Nonce of an issue's numbers; its client seed is its number. */
export const ISSUE_NONCE = 0;

/** Numbers that the result of an issue is drawn from. */
export const issueDraws = (key: KeyedHash, no: number) => createDraws(key, String(no), ISSUE_NONCE);

/** Draws the issues of an hour. One that might not end within the hour does not begin, so that the issues of an hour depend on no other hour. */
function issuesOf(hour: number, rules: TableRules, keyOf: (no: number) => KeyedHash): readonly Issue[] {
  const { betMs, restMs, longestMs } = rules;
  const hourEnds = (hour + 1) * HOUR_MS;
  const issues: Issue[] = [];
  let opensAt = hour * HOUR_MS;
  while (opensAt + betMs + longestMs + restMs <= hourEnds) {
    const no = hour * HOUR_NUMBERS + issues.length;
    const result = rules.draw(issueDraws(keyOf(no), no));
    const closesAt = opensAt + betMs;
    const endsAt = closesAt + rules.lengthMs(result);
    issues.push({ no, opensAt, closesAt, endsAt, result });
    opensAt = endsAt + restMs;
  }
  return issues;
}

/** @param keyOf the seed of an issue, as a key */
export function createIssues(rules: TableRules, keyOf: (no: number) => KeyedHash): Issues {
  const hours = new Map<number, readonly Issue[]>();
  const ofHour = (hour: number) => {
    const stored = hours.get(hour);
    if (stored) return stored;
    if (hours.size >= STORED_HOURS_MAX) hours.clear();
    const issues = issuesOf(hour, rules, keyOf);
    hours.set(hour, issues);
    return issues;
  };
  const hourOf = (no: number) => Math.floor(no / HOUR_NUMBERS);
  const indexOf = (no: number) => no % HOUR_NUMBERS;
  const find = (no: number) => ofHour(hourOf(no))[indexOf(no)] ?? null;
  const issueOf = (no: number): Issue => {
    const issue = find(no);
    if (!issue) throw new RangeError(`no issue ${no}`);
    return issue;
  };
  const at = (now: number): Issue => {
    const hour = Math.floor(now / HOUR_MS);
    const opened = ofHour(hour).findLast(({ opensAt }) => opensAt <= now);
    return opened ?? issueOf(hour * HOUR_NUMBERS);
  };
  const previous = (no: number): Issue =>
    indexOf(no) > 0
      ? issueOf(no - 1)
      : issueOf(hourOf(no - 1) * HOUR_NUMBERS + ofHour(hourOf(no) - 1).length - 1);
  return {
    at,
    find,
    after: (no) => ofHour(hourOf(no))[indexOf(no) + 1] ?? issueOf((hourOf(no) + 1) * HOUR_NUMBERS),
    before(no, count) {
      const found: Issue[] = [];
      for (let from = no; found.length < count; ) {
        const issue = previous(from);
        found.push(issue);
        from = issue.no;
      }
      return found;
    },
  };
}
