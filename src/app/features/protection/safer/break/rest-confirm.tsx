import { useState } from 'react';
import { EffectsOfAccount } from '#app/features/protection/safer/stop/effects-of-account.tsx';
import { endText } from '#app/features/protection/safer/stop/end-text.ts';
import { Button } from '#kit/action/button.tsx';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { FormProblem } from '#kit/form/form-problem.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { t } from './texts.ts';

interface RestConfirmProps {
  /** End of the break, epoch ms. */
  end: number;
  /** Label on the button: `1 周`. */
  said: string;
  busy: boolean;
  refused: string | null;
  onBegin: () => void;
  onClose: () => void;
}

const AFTER = [
  [t('rest.offers'), t('rest.offersText')],
  [t('rest.after'), t('rest.afterText')],
] as const;

/** The second step of a break: its end in the title, what it does, a tick, and the verb with its length [P.17]. */
export function RestConfirm({ end, said, busy, refused, onBegin, onClose }: RestConfirmProps) {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const begin = () => {
    setAsked(true);
    if (agreed) onBegin();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      busy={busy}
      icon="clock"
      title={t('rest.confirmTitle', { end: endText(end) })}
      description={t('rest.confirmText')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button held={busy} onClick={onClose}>
            {t('rest.back')}
          </Button>
          <Button variant="primary" loading={busy} onClick={begin}>
            {t('rest.begin', { length: said })}
          </Button>
        </>
      }
    >
      <div className="stop-box">
        <EffectsOfAccount forGood={false} more={AFTER} />
        <Checkbox
          label={t('rest.agree')}
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
          error={asked && !agreed ? t('rest.agreeFirst') : undefined}
        />
        {refused ? <FormProblem>{refused}</FormProblem> : null}
      </div>
    </Dialog>
  );
}
