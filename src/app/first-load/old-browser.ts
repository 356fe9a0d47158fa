import { early } from './texts.ts';

/** Reports whether the browser lacks a function the site cannot do without; these are the newest in use. */
export const isTooOld = (): boolean =>
  !('withResolvers' in Promise && 'groupBy' in Map && 'canParse' in URL && 'toSorted' in []);

/** Shows the reason in place of the page, none of whose scripts run. */
export function showTooOld(): void {
  window.stop();
  document.body = Object.assign(document.createElement('body'), { textContent: early.tooOld });
  document.body.style.cssText = 'max-width:30em;margin:20vh auto;padding:0 24px;font:16px/1.75 sans-serif';
}
