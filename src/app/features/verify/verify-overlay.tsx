import { core } from '#app/core-client/core.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import type { VerifyKind } from '#contract/wire/verification.ts';
import { t } from './texts.ts';
import { VerifyPanel } from './verify-panel.tsx';

/** One window for every request that waits for a verification; closing it fails them all [4.08]. */
export const VerifyOverlay = ({ kind }: { kind: VerifyKind | null }) => (
  <Dialog
    open={kind !== null}
    onOpenChange={(open) => void (open || core.verify.close())}
    lightDismiss={false}
    topmost
    title={t('verify.title')}
    description={t('verify.closeNote')}
    icon="shield-check"
    closeLabel={t('verify.close')}
  >
    {kind !== null && (
      <div className="vf__window">
        <VerifyPanel kind={kind} onPassed={(verification) => void core.verify.pass(verification)} />
      </div>
    )}
  </Dialog>
);
