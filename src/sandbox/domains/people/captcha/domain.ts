import { captchaCalls } from '#contract/people/captcha/calls.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { type ChallengeStore, createChallengeStore } from './challenge-store.ts';
import { PIECE_SIZE, PUZZLE_SIZES, type Puzzle } from './puzzle.ts';
import { drawPiece, drawPuzzle } from './puzzle-image.ts';

/** Dependencies of the captcha handlers. */
type Ports = {
  readonly challenges: ChallengeStore;
};

/** Returns the public part of a puzzle, by kind; characters are fetched separately, as an image. */
function shownOf(puzzle: Puzzle, seed: string) {
  const plain = { picture: '', piece: null, words: [] };
  if (puzzle.kind === 'image') return plain;
  const drawn = { ...plain, picture: drawPuzzle(puzzle, seed) };
  if (puzzle.kind === 'anji') return { ...drawn, words: [...puzzle.wanted] };
  const { left, top } = puzzle;
  return { ...drawn, piece: { picture: drawPiece(left, top, seed), size: PIECE_SIZE, top } };
}

/** Handlers of verifications, checked out of the client’s reach [7.11, 8.11]. */
const captchaHandlers = ({ challenges }: Ports): HandlersOf<typeof captchaCalls> => ({
  'captcha.register': ({ kind }, { device, now }) => ({ ticket: challenges.register(kind, device, now) }),
  'captcha.get': ({ ticket }, { now }) => {
    const { puzzle, question, seed } = challenges.find(ticket, now) ?? refuse('NOT_FOUND');
    const size = PUZZLE_SIZES[puzzle.kind];
    return { ticket, kind: puzzle.kind, ...size, ...shownOf(puzzle, seed), question: question.text };
  },
  'captcha.check': ({ ticket, attempt }, { device, now, handOut }) => {
    const checked = challenges.check(ticket, device, attempt, now);
    if (checked.is === 'gone') return refuse('NOT_FOUND');
    if (checked.is === 'wrong') return refuse('WRONG_VERIFY_CODE', { left: checked.remainingTries });
    handOut(checked.pass);
    return { verifyType: checked.verifyType, verifyPass: checked.pass };
  },
});

/** Challenges that a visitor solves to prove to be a person. */
export const captchaDomain = domain({
  open: () => ({ challenges: createChallengeStore() }),
  admin(site, { challenges, world }: Timed & { readonly challenges: ChallengeStore }) {
    site.get('/sandbox/challenges', (context) => context.json(challenges.list(world.clock.now())));
  },
  handlers: handlersFor(captchaCalls, captchaHandlers),
});
