import { remind, useFollows } from '#app/features/play/match/follow/follows.ts';
import type { RainWindow } from '#contract/activity/schema/kinds/rain.ts';
import { toAppError } from '#contract/errors.ts';
import { hourMinute } from '#contract/units/time.ts';
import { textOfError } from '#i18n/error-text.ts';
import { Button } from '#kit/action/button.tsx';
import { showToast } from '#kit/feedback/toast-store.ts';
import { t } from './texts.ts';

type RemindRainProps = {
  readonly window: Pick<RainWindow, 'windowId' | 'openAt'>;
  /** True if the button is in a row of a list: small, and labelled with its time for viewers who do not see the row. */
  readonly inRow?: boolean;
};

/** Toggles the platform's single message before a window opens. */
export function RemindRain({ window: { windowId, openAt }, inRow = false }: RemindRainProps) {
  const { isReminded } = useFollows();
  const isSet = isReminded('rain', windowId);
  const time = hourMinute(openAt);
  const label = t(isSet ? 'rain.remindIsSet' : inRow ? 'rain.remindShort' : 'rain.remind');
  const press = async () => {
    try {
      await remind('rain', windowId, !isSet);
      if (!isSet) showToast({ text: t('rain.reminded', { time }), tone: 'ok' });
    } catch (thrown) {
      showToast({ text: textOfError(toAppError(thrown)), tone: 'alert' });
    }
  };
  return (
    <Button
      {...(inRow ? { size: 'sm' as const } : { variant: isSet ? ('line' as const) : ('primary' as const) })}
      icon={isSet ? 'check' : 'bell'}
      aria-pressed={isSet}
      aria-label={t('rain.remindOf', { time, words: label })}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
