import { core } from '#app/core-client/core.ts';
import { tLater } from '#app/i18n/later-text.ts';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import type { VerifyKind } from '#contract/wire/verification.ts';
import { VerifyPanel } from './verify-panel.tsx';

/** One window for every request that waits for a verification; closing it fails them all [4.08]. */
export const VerifyOverlay = ({ kind }: { kind: VerifyKind | null }) => (
  <Dialog
    open={kind !== null}
    onOpenChange={(open) => void (open || core.verify.close())}
    lightDismiss={false}
    title={tLater('verify.title')}
    description={tLater('verify.closeNote')}
    icon="shield-check"
    closeLabel={tLater('verify.close')}
  >
    {kind !== null && (
      <div className="vf__window">
        <VerifyPanel kind={kind} onPassed={(verification) => void core.verify.pass(verification)} />
      </div>
    )}
  </Dialog>
);
