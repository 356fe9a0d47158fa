import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathAfterLogin } from '#app/routes/paths.ts';
import { useSession } from '#core-client/session.ts';

/** Redirects a member who is logged in, or has just logged in, to fromPage [2.01]. */
export function useLeaveWhenMember(): void {
  const [query] = useSearchParams();
  const next = pathAfterLogin(query.get('fromPage'));
  const session = useSession();
  const navigate = useNavigate();

  useEffect(() => {
    if (session.is === 'member') void navigate(next, { replace: true });
  }, [session.is, next, navigate]);
}
