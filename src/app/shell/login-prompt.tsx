import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { closeLoginPrompt, loginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { isEntry, loginPath, pathAfterPrompt, paths } from '#app/routes/paths.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from './texts.ts';

/**
 * Requires a guest to log in before a member-only action; closing it navigates away, and login leads back [2.09, 8.03]. In
 * a room the guest may also continue watching. It does not open on the login page.
 */
export function LoginPrompt() {
  const { open, direct } = useSnapshot(loginPrompt);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAtLogin = isEntry(pathname);
  const login = loginPath(pathname + search);
  useEffect(() => {
    if (!open || !(isAtLogin || direct)) return;
    closeLoginPrompt();
    if (!isAtLogin) void navigate(login);
  }, [isAtLogin, open, direct, login, navigate]);
  const closed = pathAfterPrompt(pathname, search);

  const leaveFor = (path: string) => () => {
    closeLoginPrompt();
    void navigate(path);
  };

  const inRoom = matchPath(paths.room, pathname) !== null;
  const toHome = closed === paths.home ? t('shell.toHome') : undefined;
  return (
    <AlertDialog
      open={open && !direct && !isAtLogin}
      title={t('shell.loginNeededTitle')}
      description={t('shell.loginNeededText')}
      confirmLabel={t('common.toLogin')}
      onConfirm={leaveFor(login)}
      cancelLabel={inRoom ? t('shell.watchOn') : toHome}
      onCancel={inRoom ? closeLoginPrompt : leaveFor(closed)}
      onDismiss={leaveFor(closed)}
    />
  );
}
