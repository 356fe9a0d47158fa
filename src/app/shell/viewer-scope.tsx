import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { closeLoginPrompt } from '#app/features/people/account/login-prompt-store.ts';
import { isPersonal } from '#app/routes/paths.ts';
import { useGeneration } from '#core-client/session.ts';
import { onViewerChange } from '#core-client/viewer.ts';
import { forgetToasts } from '#kit/feedback/toast-store.ts';

/**
 * Everything that is on the page for one viewer: it is mounted again when a member has left, so that no field, no
 * dialog and no list of theirs goes on. What their address said of them goes, too.
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
