import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorText } from '#app/i18n/error-text.ts';
import { t } from '#app/i18n/text.ts';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { streamOf } from '#app/link/core.ts';
import { setExempt } from '#app/link/place.ts';
import { isGate } from '#app/routes/gate-state.ts';
import { loginPath, paths } from '#app/routes/paths.ts';
import { type Alert, performDirective } from './perform-directive.ts';

/** A session that is over is more than any other word: it is not replaced by one. */
const keepGraver = (next: Alert) => (shown: Alert | null) => (shown?.then === 'login' ? shown : next);

/** Performs what the core says a person must see, or where they must go, because of an answer. */
export function Directives() {
  const [alert, setAlert] = useState<Alert | null>(null);
  const location = useLocation();
  const navigate = useNavigate();
  const now = useRef({ standing: location, navigate });
  const isAlerting = useRef(false);
  const { pathname, search } = location;

  useEffect(() => {
    now.current = { standing: location, navigate };
  });
  useEffect(() => setExempt(pathname === paths.cs), [pathname]);
  useEffect(() => {
    const subscription = streamOf('directives', null).subscribe(({ items }) => {
      for (const directive of items) {
        performDirective(directive, {
          ...now.current,
          isAlerting: isAlerting.current,
          alert: (next) => {
            isAlerting.current = true;
            setAlert(keepGraver(next));
          },
        });
      }
    });
    return () => subscription.unsubscribe();
  }, []);

  if (!alert) return null;

  const acknowledge = () => {
    isAlerting.current = false;
    setAlert(null);
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
