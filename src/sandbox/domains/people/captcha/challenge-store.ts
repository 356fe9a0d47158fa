import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Attempt } from '#contract/people/captcha/calls.ts';
import { VERIFY_TRIES_MAX } from '#contract/people/captcha/constants.ts';
import { CAPTCHA_KINDS, type CaptchaKind, type CaptchaType, PassedCaptcha } from '#contract/wire/captcha.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';
import type { Demanded } from '#sandbox/http/calls/call-ports.ts';
import { type PlacedWord, type Puzzle, puzzleOf, type Question, questionOf } from './puzzle.ts';

/** All calls that waited for one verification continue with the same pass, each once. */
const LIFE_MS = 60_000;

type Earned = { readonly device: string; readonly verifyType: CaptchaType };
/** Use of a pass; `call` is a name in the table of calls. */
type Use = Earned & { readonly call: string };

/** Passes earned by verifications [8.11]. Times are epoch ms. */
type Passes = {
  issue(earned: Earned, now: number): string;
  /** Spends a pass: true, once per call, if it is valid for this device and this kind of verification. */
  spend(pass: string, use: Use, now: number): boolean;
};

/** Creates the in-memory store of passes; `secret` generates an unguessable text. */
function createPasses(secret: () => string): Passes {
  const passes = new Map<string, Earned & { readonly until: number; readonly calls: Set<string> }>();
  return {
    issue(earned, now) {
      dropExpired(passes, now);
      const pass = secret();
      passes.set(pass, { ...earned, until: now + LIFE_MS, calls: new Set() });
      return pass;
    },
    spend(pass, { device, verifyType, call }, now) {
      const found = passes.get(pass);
      if (!found || found.until <= now || found.calls.has(call)) return false;
      if (found.device !== device || found.verifyType !== verifyType) return false;
      found.calls.add(call);
      return true;
    },
  };
}

const SLIDE_TOLERANCE = 6;
const CLICK_TOLERANCE = 26;

type Point = { readonly x: number; readonly y: number };

const isNear = (point: Point | undefined, { x, y }: PlacedWord) =>
  point !== undefined && Math.hypot(point.x - x, point.y - y) <= CLICK_TOLERANCE;

function isClickedInOrder(puzzle: Puzzle, points: readonly Point[]): boolean {
  if (puzzle.kind !== 'anji' || points.length !== puzzle.wanted.length) return false;
  return puzzle.wanted.every((word, index) =>
    puzzle.shown.some((placed) => placed.word === word && isNear(points[index], placed)),
  );
}

/** Reports whether what a person did solves the puzzle, or the question that is beside every puzzle. */
function isSolved(puzzle: Puzzle, question: Question, attempt: Attempt): boolean {
  switch (attempt.by) {
    case 'text':
      return puzzle.kind === 'image' && attempt.text.trim().toUpperCase() === puzzle.characters;
    case 'slide':
      return puzzle.kind === 'afs' && Math.abs(attempt.left - puzzle.left) <= SLIDE_TOLERANCE;
    case 'points':
      return isClickedInOrder(puzzle, attempt.points);
    case 'question':
      return attempt.answer.trim() === question.answer;
    default:
      return attempt satisfies never;
  }
}

const TICKET_LIFE_MS = 180_000;

export type OpenChallenge = {
  readonly ticket: string;
  readonly device: string;
  /** Seed of the puzzle and its image; the ticket held by the client reveals nothing about it. */
  readonly seed: string;
  readonly puzzle: Puzzle;
  readonly question: Question;
};
type Held = OpenChallenge & { readonly until: number; readonly remainingTries: number };

export type Checked =
  | { readonly is: 'passed'; readonly verifyType: CaptchaType; readonly pass: string }
  | { readonly is: 'wrong'; readonly remainingTries: number }
  | { readonly is: 'gone' };

/** Verifications under way, and what they have earned [8.11]. Times are epoch ms of the world. */
export type ChallengeStore = {
  /** @returns the ticket. */
  register(kind: CaptchaKind, device: string, now: number): string;
  find(ticket: string, now: number): OpenChallenge | null;
  /** `gone`: unknown, expired, of another device, or attempted too often. */
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
    return { is: 'passed', verifyType, pass: passes.issue({ device, verifyType }, now) };
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
        remainingTries: VERIFY_TRIES_MAX,
      });
      return ticket;
    },
    find,
    check(ticket, device, attempt, now) {
      const challenge = find(ticket, now);
      if (!challenge || challenge.device !== device) return { is: 'gone' };
      const { puzzle, question, remainingTries } = challenge;
      held.delete(ticket);
      if (isSolved(puzzle, question, attempt)) return reward(puzzle, device, now);
      if (remainingTries > 1) held.set(ticket, { ...challenge, remainingTries: remainingTries - 1 });
      return { is: 'wrong', remainingTries: remainingTries - 1 };
    },
    spendPass: passes.spend,
    list: (now) => [...held.values()].filter(({ until }) => until > now),
  };
}

/** Blocks a request until it carries a pass earned by this device for it. @throws Refusal NEED_SAFE [8.11]. */
export function demandCaptcha(
  challenges: ChallengeStore,
  verifyType: CaptchaType,
  { input, device, call, now }: Demanded,
): void {
  const parsed = v.safeParse(PassedCaptcha, input);
  const use = { device, verifyType, call };
  if (parsed.success && challenges.spendPass(parsed.output.verifyPass, use, now)) return;
  refuse('NEED_SAFE', { verifyType });
}
