import { captchaCalls } from '#contract/people/captcha/calls.ts';
import { domain, handlersFor, type Timed } from '#sandbox/domains/domain.ts';
import { captchaHandlers } from './captcha-handlers.ts';
import { type ChallengeStore, createChallengeStore } from './challenge-store.ts';

/** Challenges that a visitor solves to prove to be a person. */
export const captchaDomain = domain({
  open: () => ({ challenges: createChallengeStore() }),
  admin(site, { challenges, world }: Timed & { readonly challenges: ChallengeStore }) {
    site.get('/sandbox/challenges', (context) => context.json(challenges.list(world.clock.now())));
  },
  handlers: handlersFor(captchaCalls, captchaHandlers),
});
