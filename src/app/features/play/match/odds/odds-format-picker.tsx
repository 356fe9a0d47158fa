import { ODDS_FORMATS } from '#contract/play/odds/odds-rules.ts';
import { Button } from '#kit/action/button.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { Menu } from '#kit/overlay/popover/menu.tsx';
import { t } from '../texts.ts';
import { setOddsFormat, useOddsFormat } from './price.tsx';

const OPTIONS = ODDS_FORMATS.map((value) => ({ value, label: t(`match.${value}`) }));

/** Picker of the odds format, which applies to all odds [2.10]. */
export function OddsFormatPicker() {
  const format = useOddsFormat();
  const name = t(`match.${format}`);
  return (
    <Menu
      trigger={
        <Button size="xs" variant="ghost" aria-label={t('match.oddsFormatNow', { name })}>
          {name}
          <Icon name="chev-down" size={14} />
        </Button>
      }
      label={t('match.oddsFormat')}
      align="end"
      items={[
        {
          kind: 'choice',
          id: 'odds-format',
          label: t('match.oddsFormat'),
          value: format,
          options: OPTIONS,
          onValueChange: (value) => {
            const picked = ODDS_FORMATS.find((candidate) => candidate === value);
            if (picked) setOddsFormat(picked);
          },
        },
      ]}
    />
  );
}
