import { useEffect } from 'react';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { durationText } from '#contract/units/duration-text.ts';
import { core } from '#core-client/core.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { idleLimitOf } from './idleness.ts';
import { unlockPages } from './last-input.ts';
import { LockedDialog } from './locked-dialog.tsx';
import { usePagesLocked } from './pages-locked.ts';
import { t } from './texts.ts';
import { useIdleness } from './use-idleness.ts';

/** Warning with the time until the page is locked; any input dismisses it. */
const IdleWarning = ({ leftMs, onStay }: { leftMs: number; onStay: () => void }) => (
  <AlertDialog
    open
    title={t('idle.soonTitle')}
    description={t('idle.soonText', { left: durationText(leftMs) })}
    confirmLabel={t('idle.stay')}
    onConfirm={onStay}
  />
);

type GuardedPagesProps = {
  /** After how long without input the pages are locked. */
  readonly limitMs: number;
  /** Account name. */
  readonly name: string;
  readonly confirm: (password: string) => Promise<void>;
  readonly onLeave: () => void;
};

/** Monitors the pages of a member for idleness: warns before the limit, and requires the password at it. */
export function GuardedPages({ limitMs, name, confirm, onLeave }: GuardedPagesProps) {
  const { idleness, leftMs } = useIdleness(limitMs);
  if (idleness === 'active') return null;
  if (idleness === 'warned') return <IdleWarning leftMs={leftMs} onStay={unlockPages} />;
  return <LockedDialog name={name} confirm={confirm} onUnlocked={unlockPages} onLeave={onLeave} />;
}

/** Requires the login password again after a time without input, where the site enables it [9.10]. */
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
