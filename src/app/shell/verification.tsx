import { lazyOverlay, OnceOpened } from '#app/kit/overlay/once-opened.tsx';
import { useVerification } from '#app/link/verification.ts';

const VerifyOverlay = lazyOverlay(() =>
  import('#app/verify/verify-overlay.tsx').then((module) => module.VerifyOverlay),
);

/** The verification requests wait for [8.11]; its code comes when the first one does. */
export function VerificationWindow() {
  const kind = useVerification();
  return (
    <OnceOpened open={kind !== null}>
      <VerifyOverlay kind={kind} />
    </OnceOpened>
  );
}
