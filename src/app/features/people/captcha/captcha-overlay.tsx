import type { CaptchaKind } from '#contract/wire/captcha.ts';
import { core } from '#core-client/core.ts';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { CaptchaPanel } from './captcha-panel.tsx';
import { t } from './texts.ts';

/** One window for every request that waits for a verification; closing it fails them all [4.08]. */
export const CaptchaOverlay = ({ kind }: { kind: CaptchaKind | null }) => (
  <Dialog
    open={kind !== null}
    onOpenChange={(open) => void (open || core.captcha.close())}
    topmost
    title={t('captcha.title')}
    description={t('captcha.closeNote')}
    icon="shield-check"
    closeLabel={t('captcha.close')}
  >
    {kind !== null && (
      <div className="captcha__window">
        <CaptchaPanel kind={kind} onPassed={(verification) => void core.captcha.pass(verification)} />
      </div>
    )}
  </Dialog>
);
