import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { isPersonal } from '#app/routes/paths.ts';
import { useGeneration } from '#core-client/session.ts';
import { onViewerChange } from '#core-client/viewer.ts';
import { forgetToasts } from '#kit/feedback/toast-store.ts';

/**
 * Scope of all page content of one viewer: it is mounted again after a logout, so that no field, dialog or list of the
 * member remains. Personal data in the address is removed too.
 */
export function ViewerScope({ children }: { children: ReactNode }) {
  const generation = useGeneration();
  const location = useLocation();
  const navigate = useNavigate();
  const now = useRef({ location, navigate });
  useEffect(() => {
    now.current = { location, navigate };
  });
  useEffect(
    () =>
      onViewerChange((change) => {
        if (change !== 'left') return;
        forgetToasts();
        closeLoginPrompt();
        const { pathname, search } = now.current.location;
        if (isPersonal(pathname) && search !== '') void now.current.navigate(pathname, { replace: true });
      }),
    [],
  );
  return <Fragment key={generation}>{children}</Fragment>;
}
