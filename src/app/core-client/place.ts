import { BehaviorSubject } from 'rxjs';
import type { PagePlace } from '#worker/core-api.ts';
import { ofTab } from './browser-storage.ts';

/** In this tab only: another one is warned again. */
const GO_ON_KEY = 'courtside.go-on';

/** Where this page is, as far as the core follows answers differently there. */
export const place$ = new BehaviorSubject<PagePlace>({ exempt: false, goOn: ofTab.read(GO_ON_KEY) !== null });

/** No answer leads away from customer service [2.08]. */
export function setExempt(exempt: boolean): void {
  if (place$.value.exempt !== exempt) place$.next({ ...place$.value, exempt });
}

/** The visitor has read the access alert: it is not shown again in this tab [8.08]. */
export function goOn(): void {
  ofTab.write(GO_ON_KEY, '1');
  place$.next({ ...place$.value, goOn: true });
}
