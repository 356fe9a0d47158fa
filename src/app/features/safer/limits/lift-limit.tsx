import { useState } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { AlertDialog } from '#app/kit/overlay/alert-dialog.tsx';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { t } from './texts.ts';
import type { LimitSetting } from './use-limit.ts';

interface LiftLimitProps {
  name: string;
  amount: Minor;
  symbol: string;
  setting: LimitSetting;
}

/** Asks for a limit to be lifted, which waits a day like any increase. */
export function LiftLimit({ name, amount, symbol, setting }: LiftLimitProps) {
  const [asking, setAsking] = useState(false);
  const lift = async () => {
    await setting.set(null);
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        {t('limits.lift')}
      </Button>
      <AlertDialog
        open={asking}
        title={t('limits.liftTitle', { period: name })}
        description={t('limits.liftText', { amount: symbol + formatMinor(amount) })}
        confirmLabel={t('limits.liftConfirm')}
        onConfirm={lift}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        busy={setting.busy}
        focus="cancel"
      />
    </>
  );
}
