import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isGame, paths } from '#app/routes/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/feedback/banner.tsx';
import { isOutdated } from '../notices/is-outdated.ts';
import { t } from '../notices/texts.ts';
import { fetchNewBuild, keepSite } from './service-worker.ts';

const CHECK_EVERY_MS = 600_000;

/** none: this is the newest build, as far as is known. there: a newer one waits. needed: this one lacks a part of its code. */
type NewVersionState = 'none' | 'there' | 'needed';

/**
 * Is there a newer build of the site than this page? Asked when the page is returned to, every ten minutes, and when code
 * of this one does not come.
 */
function useNewVersion(): NewVersionState {
  const [state, setState] = useState<NewVersionState>('none');
  useEffect(() => {
    const check = async (found: NewVersionState) => {
      if (document.hidden || !(await isOutdated())) return;
      if (found === 'there') await fetchNewBuild();
      setState((known) => (known === 'needed' ? known : found));
    };
    const look = () => void check('there');
    const missed = () => void check('needed');
    const timer = setInterval(look, CHECK_EVERY_MS);
    window.addEventListener('focus', look);
    window.addEventListener('vite:preloadError', missed);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('vite:preloadError', missed);
    };
  }, []);
  return state;
}

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]';

const isTyping = (): boolean => document.activeElement?.matches(TYPED_INTO) ?? false;

/** False while the reader types, plays, or is where money moves: what can wait says nothing then. */
function useCalm(): boolean {
  const { pathname } = useLocation();
  const [typing, setTyping] = useState(isTyping);
  useEffect(() => {
    const look = () => setTyping(isTyping());
    const left = () => requestAnimationFrame(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return !typing && !isGame(pathname) && !pathname.startsWith(paths.wallet);
}

/**
 * Says that there is a newer page, and leaves the moment to the reader: not while they type, play or pay, unless this page
 * can no longer show what they asked for. Also has the page kept for the next visit.
 */
export function NewVersion() {
  const version = useNewVersion();
  const calm = useCalm();
  useEffect(() => void keepSite(), []);
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
