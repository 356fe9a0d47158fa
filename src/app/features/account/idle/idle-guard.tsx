import { useEffect } from 'react';
import { core } from '#app/core-client/core.ts';
import { useSite } from '#app/features/site/site-config.ts';
import { IdleWarning } from './idle-warning.tsx';
import { idleLimitOf } from './idleness.ts';
import { unlockPages } from './last-input.ts';
import { LockedDialog } from './locked-dialog.tsx';
import { usePagesLocked } from './pages-locked.ts';
import { useIdleness } from './use-idleness.ts';

type GuardedPagesProps = {
  /** After how long without input the pages are locked. */
  readonly limitMs: number;
  /** Of the account. */
  readonly name: string;
  readonly confirm: (password: string) => Promise<void>;
  readonly onLeave: () => void;
};

/** Watches over the pages of a member: warns before the limit, and asks for the password at it. */
export function GuardedPages({ limitMs, name, confirm, onLeave }: GuardedPagesProps) {
  const { idleness, leftMs } = useIdleness(limitMs);
  if (idleness === 'active') return null;
  if (idleness === 'warned') return <IdleWarning leftMs={leftMs} onStay={unlockPages} />;
  return <LockedDialog name={name} confirm={confirm} onUnlocked={unlockPages} onLeave={onLeave} />;
}

/** Asks for the login password again after so long without input, where the site wants it [9.10]. */
export function IdleGuard({ name }: Pick<GuardedPagesProps, 'name'>) {
  const site = useSite();
  const limitMs = site && idleLimitOf(site.params.input_idle_minutes);
  const isFree = site !== null && limitMs === null;
  const isLocked = usePagesLocked();
  useEffect(() => {
    if (isFree && isLocked) unlockPages();
  }, [isFree, isLocked]);
  if (limitMs === null) return null;
  return (
    <GuardedPages
      limitMs={limitMs}
      name={name}
      confirm={(password) => core.session.confirmPassword(name, password)}
      onLeave={() => void core.session.logout()}
    />
  );
}
