import { useCallback, useEffect, useRef, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { closeLoginPrompt, openLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { fromOf, type GateState, isGate } from '#app/routes/gate-state.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import { TIMEOUT_TOAST_MS } from '#contract/calls/request-constants.ts';
import type { Directive } from '#contract/directives.ts';
import { shownNumber } from '#contract/errors.ts';
import { streamOf } from '#core-client/core.ts';
import { refreshAnswers } from '#core-client/query.ts';
import { suppressRedirects } from '#core-client/start/page-context.ts';
import { onViewerChange } from '#core-client/viewer.ts';
import { errorText } from '#i18n/error-text.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';

type Alert = Extract<Directive, { is: 'alert' }>;

/** Location of the page when a directive arrives. */
type ShellLocation = { readonly pathname: string; readonly search: string; readonly state: unknown };

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
  /** True if an alert is open: no other prompt opens beside it. */
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

/** An expired session has priority: its alert is never replaced. */
const preferSevere = (next: Alert) => (shown: Alert | null) => (shown?.then === 'login' ? shown : next);

/** After a logout, only the alert that explains the end of the session stays visible. */
const withoutTheirs = (shown: Alert | null) => (shown?.kind === 'session' ? shown : null);

/** Returns the alert to be acknowledged; whether there is one can also be read between two renders. */
function useAlert() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const isAlerting = useRef(false);
  const show = useCallback((next: Alert) => {
    isAlerting.current = true;
    setAlert(preferSevere(next));
  }, []);
  useEffect(
    () =>
      onViewerChange((change) => {
        if (change === 'left') setAlert(withoutTheirs);
      }),
    [],
  );
  useEffect(() => {
    isAlerting.current = alert !== null;
  }, [alert]);
  return { alert, show, close: () => setAlert(null), isAlerting };
}

/**
 * Performs directives of the core, which show a message or navigate because of a response. Mounted outside the viewer
 * scope: the alert that a session has expired outlives the session.
 */
export function Directives() {
  const { alert, show, close, isAlerting } = useAlert();
  const location = useLocation();
  const navigate = useNavigate();
  const now = useRef({ location: location, navigate });
  const { pathname, search } = location;

  useEffect(() => {
    now.current = { location: location, navigate };
  });
  useEffect(() => suppressRedirects(pathname === paths.support), [pathname]);
  useEffect(() => {
    const subscription = streamOf('directives', null).subscribe(({ items }) => {
      for (const directive of items) {
        performDirective(directive, { ...now.current, isAlerting: isAlerting.current, alert: show });
      }
    });
    return () => subscription.unsubscribe();
  }, [isAlerting, show]);

  if (!alert) return null;

  const acknowledge = () => {
    close();
    if (alert.then === 'login') void navigate(loginPath(isGate(pathname) ? paths.home : pathname + search));
    if (alert.then === 'home') void navigate(paths.home);
  };

  return (
    <AlertDialog
      open
      title={t('shell.alertTitle')}
      description={alert.message || errorText(alert.code)}
      confirmLabel={t('common.confirm')}
      onConfirm={acknowledge}
      onCancel={acknowledge}
    />
  );
}
