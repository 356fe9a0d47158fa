import { useTopic } from '#app/core-client/topic.ts';
import { lazyOverlay, OnceOpened } from '#app/kit/overlay/once-opened.tsx';

const VerifyOverlay = lazyOverlay(() =>
  import('#app/features/verify/verify-overlay.tsx').then((module) => module.VerifyOverlay),
);

/** The verification requests wait for [8.11]; its code comes when the first one does. */
export function VerificationWindow() {
  const kind = useTopic('verification', null) ?? null;
  return (
    <OnceOpened open={kind !== null}>
      <VerifyOverlay kind={kind} />
    </OnceOpened>
  );
}
