import { KAPTCHA_PATH } from '#contract/people/captcha/calls.ts';
import type { Site } from '#sandbox/http/api.ts';
import { PRIVATE_IMAGE_HEADERS } from '#sandbox/http/headers/image-headers.ts';
import type { World } from '#sandbox/world/world.ts';
import type { ChallengeStore } from './challenge-store.ts';
import { drawPuzzle } from './draw-puzzle.ts';

/** Serves the image with the characters, a plain GET [7.11]. */
export function mountKaptcha(site: Site, challenges: ChallengeStore, { clock }: Pick<World, 'clock'>): void {
  site.get(KAPTCHA_PATH, (context) => {
    const challenge = challenges.find(context.req.query('ticket') ?? '', clock.now());
    if (challenge?.puzzle.kind !== 'image') return context.notFound();
    const svg = drawPuzzle(challenge.puzzle, challenge.seed);
    return context.body(svg, 200, {
      ...PRIVATE_IMAGE_HEADERS,
      'content-type': 'image/svg+xml',
    });
  });
}
