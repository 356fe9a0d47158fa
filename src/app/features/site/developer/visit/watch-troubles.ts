import { pairwise } from 'rxjs';
import type { TroubleKind } from '#contract/site/visit/schema.ts';
import { coreHealth$, serverNow } from '#core-client/core.ts';
import { PART_BROKE } from '#kit/part/part-broke.ts';
import { noteTrouble } from './visit-log.ts';

const note = (kind: TroubleKind, text: string): void => noteTrouble(kind, text, serverNow());

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

const refusalOf = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): string =>
  `${effectiveDirective} ${blockedURI}`;

/** Records problems in this page from now on: errors, failed parts, a crashed core, policy violations. */
export function watchTroubles(): void {
  addEventListener('error', ({ message }) => note('script', message));
  addEventListener('unhandledrejection', ({ reason }) => note('promise', wordsOf(reason)));
  addEventListener('securitypolicyviolation', (event) => note('policy', refusalOf(event)));
  addEventListener(PART_BROKE, (event) =>
    note('part', event instanceof CustomEvent ? String(event.detail) : ''),
  );
  coreHealth$.pipe(pairwise()).subscribe(([before, now]) => {
    if (now.is !== before.is && (now.is === 'replacing' || now.is === 'refused')) note('core', now.is);
  });
}
