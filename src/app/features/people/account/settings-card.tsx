import { Segmented } from '#kit/choice/segmented.tsx';
import { Card } from '#kit/layout/card.tsx';
import { t } from './texts.ts';
import { type Setting, useCurrencySetting, useDataSaverSetting, useModeSetting } from './use-settings.ts';
import './settings-card.css';

const Row = ({ setting: { label, value, options, choose } }: { setting: Setting }) => (
  <div className="settings__row">
    <span aria-hidden="true">{label}</span>
    <Segmented label={label} options={options} value={value} onValueChange={choose} />
  </div>
);

/** Currency [1.05], appearance and data saving, for small screens, where no menu holds them. */
export function SettingsCard() {
  const mode = useModeSetting();
  const saver = useDataSaverSetting();
  const currency = useCurrencySetting();
  return (
    <Card flush className="settings" aria-label={t('settings.title')}>
      {currency ? <Row setting={currency} /> : null}
      <Row setting={mode} />
      <Row setting={saver} />
    </Card>
  );
}
