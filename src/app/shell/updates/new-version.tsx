import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGame, paths } from '#app/routes/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { isOutdated } from '../notices/is-outdated.ts';
import { t } from '../notices/texts.ts';
import { cacheSite, fetchNewBuild } from './service-worker.ts';

const VERSION_CHECK_MS = 600_000;

/** none: no newer build is known. there: a newer one is available. needed: this one lacks a part of its code. */
type NewVersionState = 'none' | 'there' | 'needed';

/**
 * Returns whether a newer build of the site than this page exists. Checked when the page becomes visible again, every ten
 * minutes, and when code of this build fails to load.
 */
function useNewVersion(): NewVersionState {
  const [state, setState] = useState<NewVersionState>('none');
  useEffect(() => {
    const check = async (found: NewVersionState) => {
      if (document.hidden || !(await isOutdated())) return;
      if (found === 'there') await fetchNewBuild();
      setState((known) => (known === 'needed' ? known : found));
    };
    const checkNow = () => void check('there');
    const missed = () => void check('needed');
    const timer = setInterval(checkNow, VERSION_CHECK_MS);
    window.addEventListener('focus', checkNow);
    window.addEventListener('vite:preloadError', missed);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', checkNow);
      window.removeEventListener('vite:preloadError', missed);
    };
  }, []);
  return state;
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';

const isTyping = (): boolean => document.activeElement?.matches(TYPED_INTO) ?? false;

/** Returns false while the user types, plays, or is on a money page: notices that can wait are not shown then. */
function useCalm(): boolean {
  const { pathname } = useLocation();
  const [typing, setTyping] = useState(isTyping);
  useEffect(() => {
    const updateTyping = () => setTyping(isTyping());
    const onFocusOut = () => requestAnimationFrame(updateTyping);
    document.addEventListener('focusin', updateTyping);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', updateTyping);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
  return !typing && !isGame(pathname) && !pathname.startsWith(paths.wallet);
}

/**
 * Notice of a newer build that leaves the time of the reload to the user: not shown while they type, play or pay, unless
 * this page can no longer show what they opened. Also caches the page for the next visit.
 */
export function NewVersion() {
  const version = useNewVersion();
  const calm = useCalm();
  useEffect(() => void cacheSite(), []);
  if (version === 'none' || (version === 'there' && !calm)) return null;
  return (
    <Banner
      tone="primary"
      icon="refresh"
      action={
        <Button size="xs" onClick={() => location.reload()}>
          {t('common.refresh')}
        </Button>
      }
    >
      {t(version === 'needed' ? 'notice.newVersionNeeded' : 'notice.newVersion')}
    </Banner>
  );
}
