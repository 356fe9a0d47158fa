import type { identityCalls } from '#contract/people/identity/calls.ts';
import { checkImage } from '#sandbox/domains/ground/uploads/check-image.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf, type CallContext } from '#sandbox/http/binding/call-context.ts';
import { createThrottle } from '#sandbox/http/binding/throttle.ts';
import type { Identities } from './identities.ts';

type Ports = { readonly identities: Identities };

/** Attempts per ten minutes: a person tries a few images and numbers, a program that searches for a number tries many. */
const TRIES = { each: 40, all: 400 };

/** The check of age and identity, by the member's own hand [P.25]. */
export function identityHandlers({ identities }: Ports): HandlersOf<typeof identityCalls> {
  const tries = createThrottle(TRIES);
  const view = (context: CallContext) => identities.view(accountOf(context).userId, context);
  return {
    'identity.view': (_input, context) => view(context),
    'identity.upload': ({ side, content }, context) => {
      const { userId } = accountOf(context);
      tries.take(context);
      identities.keepPicture(userId, side, checkImage(content, 'PICTURE_REFUSED'), context.now);
      return view(context);
    },
    'identity.submit': (document, context) => {
      const { userId } = accountOf(context);
      tries.take(context);
      identities.submit(userId, document, context.now);
      return view(context);
    },
  };
}
