import type { NavigateFunction } from 'react-router-dom';
import { closeLoginPrompt, openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { fromOf, type GateState } from '#app/routes/gate-state.ts';
import { paths } from '#app/routes/paths.ts';
import { TIMEOUT_TOAST_MS } from '#contract/calls/request-constants.ts';
import type { Directive } from '#contract/directives.ts';
import { shownNumber } from '#contract/errors.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { errorText } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from '../texts.ts';

export type Alert = Extract<Directive, { is: 'alert' }>;

/** Location of the page when a directive arrives. */
export type ShellLocation = { readonly pathname: string; readonly search: string; readonly state: unknown };

function toast({ code, status, message }: Extract<Directive, { is: 'toast' }>): void {
  const number = shownNumber(code);
  showToast({
    text: message ?? errorText(code, status === undefined ? {} : { status }),
    tone: 'alert',
    ...(number === null ? {} : { durationMs: TIMEOUT_TOAST_MS, code: String(number) }),
  });
}

type Means = {
  readonly location: ShellLocation;
  readonly navigate: NavigateFunction;
  readonly alert: (alert: Alert) => void;
  /** Whether an alert is open: no other prompt opens beside it. */
  readonly isAlerting: boolean;
};

/** Performs a directive of the core: shows a message or navigates. */
export function performDirective(
  directive: Directive,
  { location, navigate, alert, isAlerting }: Means,
): void {
  const gate = (to: string, maintenance: GateState['maintenance']) => {
    const state: GateState = { maintenance, from: fromOf(location, location.state) };
    void navigate(to, { replace: true, state });
  };
  switch (directive.is) {
    case 'toast':
      toast(directive);
      break;
    case 'alert':
      closeLoginPrompt();
      alert(directive);
      break;
    case 'loginNeeded':
      if (!isAlerting) openLoginPrompt();
      break;
    case 'route':
      gate(paths[directive.to], directive.maintenance);
      break;
    case 'realityCheck':
      void refreshAnswers('realityCheck.view');
      break;
    case 'sessionOver':
      showToast({ text: t('shell.sessionOver'), forAnybody: true });
      break;
    case 'robotCheck':
      gate(paths.robotCheck, null);
      break;
    default:
      directive satisfies never;
  }
}
