import { KAPTCHA_PATH } from '#contract/calls/captcha.ts';
import type { Site } from '#sandbox/http/api.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ChallengeBook } from './challenge-book.ts';
import { drawPuzzle } from './draw-puzzle.ts';

/** The picture with the characters, a plain GET [7.11]. */
export function mountKaptcha(site: Site, challenges: ChallengeBook, { clock }: Pick<World, 'clock'>): void {
  site.get(KAPTCHA_PATH, (context) => {
    const challenge = challenges.find(context.req.query('ticket') ?? '', clock.now());
    if (challenge?.puzzle.kind !== 'image') return context.notFound();
    const picture = drawPuzzle(challenge.puzzle, challenge.ticket);
    return context.body(picture, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' });
  });
}
