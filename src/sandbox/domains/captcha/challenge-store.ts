import { randomBytes } from 'node:crypto';
import type { Attempt } from '#contract/calls/captcha.ts';
import { VERIFY_TRIES_MAX } from '#contract/constants/captcha.ts';
import { CAPTCHA_KINDS, type CaptchaKind, type CaptchaType } from '#contract/wire/captcha.ts';
import { dropExpired } from '#sandbox/base/drop-expired.ts';
import { isSolved } from './is-solved.ts';
import { createPasses, type Passes } from './passes.ts';
import { type Puzzle, puzzleOf, type Question, questionOf } from './puzzle.ts';

const TICKET_LIFE_MS = 180_000;

export type OpenChallenge = {
  readonly ticket: string;
  readonly device: string;
  /** What puzzle and picture are drawn from; the ticket, which the client holds, says nothing about it. */
  readonly seed: string;
  readonly puzzle: Puzzle;
  readonly question: Question;
};
type Held = OpenChallenge & { readonly until: number; readonly triesLeft: number };

export type Checked =
  | { readonly is: 'passed'; readonly verifyType: CaptchaType; readonly pass: string }
  | { readonly is: 'wrong'; readonly left: number }
  | { readonly is: 'gone' };

/** Verifications under way, and what they have earned [8.11]. Times are epoch ms of the world. */
export type ChallengeStore = {
  /** @returns the ticket. */
  register(kind: CaptchaKind, device: string, now: number): string;
  find(ticket: string, now: number): OpenChallenge | null;
  /** `gone`: unknown, over, another device's, or tried too often. */
  check(ticket: string, device: string, attempt: Attempt, now: number): Checked;
  spendPass: Passes['spend'];
  /** Newest last; a tester's way to the solutions. */
  list(now: number): readonly OpenChallenge[];
};

const secret = () => randomBytes(16).toString('hex');

const typeOf = (kind: CaptchaKind): CaptchaType =>
  ([1, 2, 3] as const).find((type) => CAPTCHA_KINDS[type] === kind) ?? 1;

/** The verifications that are under way, in memory. */
export function createChallengeStore(): ChallengeStore {
  const held = new Map<string, Held>();
  const passes = createPasses(secret);

  const find = (ticket: string, now: number) => {
    const challenge = held.get(ticket);
    return challenge && challenge.until > now ? challenge : null;
  };
  const reward = (puzzle: Puzzle, device: string, now: number): Checked => {
    const verifyType = typeOf(puzzle.kind);
    return { is: 'passed', verifyType, pass: passes.give({ device, verifyType }, now) };
  };

  return {
    register(kind, device, now) {
      dropExpired(held, now);
      const ticket = secret();
      const seed = secret();
      const drawn = { seed, puzzle: puzzleOf(kind, seed), question: questionOf(seed) };
      held.set(ticket, {
        ticket,
        device,
        ...drawn,
        until: now + TICKET_LIFE_MS,
        triesLeft: VERIFY_TRIES_MAX,
      });
      return ticket;
    },
    find,
    check(ticket, device, attempt, now) {
      const challenge = find(ticket, now);
      if (!challenge || challenge.device !== device) return { is: 'gone' };
      const { puzzle, question, triesLeft } = challenge;
      held.delete(ticket);
      if (isSolved(puzzle, question, attempt)) return reward(puzzle, device, now);
      if (triesLeft > 1) held.set(ticket, { ...challenge, triesLeft: triesLeft - 1 });
      return { is: 'wrong', left: triesLeft - 1 };
    },
    spendPass: passes.spend,
    list: (now) => [...held.values()].filter(({ until }) => until > now),
  };
}
