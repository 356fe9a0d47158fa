import { Switch } from '#app/kit/form/switch.tsx';
import { Envelope } from './envelope.tsx';
import { ENVELOPE_TONES } from './rain-lanes.ts';
import { t } from './texts.ts';
import './still-card.css';

interface StillCardProps {
  still: boolean;
  onStill: (still: boolean) => void;
}

/** For everybody who cannot or will not catch what moves. */
export const StillCard = ({ still, onStill }: StillCardProps) => (
  <section className="card padded" aria-label={t('rain.still')}>
    <div className="padded__head">
      <h2>{t('rain.still')}</h2>
    </div>
    <div className="rnstill">
      <div className="rnstill__row">
        {ENVELOPE_TONES.map((tone) => (
          <Envelope key={tone} tone={tone} width={44} />
        ))}
      </div>
      <p>{t('rain.stillText')}</p>
      <Switch label={t('rain.stillSwitch')} labelHidden checked={still} onCheckedChange={onStill} />
    </div>
  </section>
);
