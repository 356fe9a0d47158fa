import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isGate } from '#app/routes/gate-state.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import { streamOf } from '#core-client/core.ts';
import { suppressRedirects } from '#core-client/start/page-context.ts';
import { onViewerChange } from '#core-client/viewer.ts';
import { errorText } from '#i18n/error-text.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import { type Alert, performDirective } from './perform-directive.ts';

/** An expired session has priority: its alert is never replaced. */
const keepGraver = (next: Alert) => (shown: Alert | null) => (shown?.then === 'login' ? shown : next);

/** After a logout, only the alert that explains the end of the session stays visible. */
const withoutTheirs = (shown: Alert | null) => (shown?.kind === 'session' ? shown : null);

/** Returns the alert to be acknowledged; whether there is one can also be read between two renders. */
function useAlert() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const isAlerting = useRef(false);
  const show = useCallback((next: Alert) => {
    isAlerting.current = true;
    setAlert(keepGraver(next));
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
