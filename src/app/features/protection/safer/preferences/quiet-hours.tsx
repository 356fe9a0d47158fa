import type { OfferConsent } from '#contract/care/inbox/offer-consent-schema.ts';
import { Switch } from '#kit/form/switch.tsx';
import { t } from './texts.ts';

type Quiet = OfferConsent['quiet'];
type QuietHoursProps = {
  readonly quiet: Quiet;
  readonly busy: boolean;
  readonly onQuiet: (quiet: Quiet) => void;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** Initial value when the switch is turned on: the night. */
const NIGHT = { from: 22, to: 8 } as const;

type HourProps = {
  readonly label: string;
  readonly hour: number;
  /** The other end, which cannot be the same. */
  readonly without: number;
  readonly busy: boolean;
  readonly onHour: (hour: number) => void;
};

const Hour = ({ label, hour, without, busy, onHour }: HourProps) => (
  <label className="quiet__hour">
    <span className="sm">{label}</span>
    <select value={hour} aria-disabled={busy} onChange={({ target }) => busy || onHour(Number(target.value))}>
      {HOURS.filter((each) => each !== without).map((each) => (
        <option key={each} value={each}>
          {t('preferences.hour', { hour: each })}
        </option>
      ))}
    </select>
  </label>
);

/** Full hours of Beijing in which nothing rings; over midnight where the end is earlier. */
export const QuietHours = ({ quiet, busy, onQuiet }: QuietHoursProps) => (
  <li className="preference">
    <Switch
      label={t('preferences.quiet')}
      checked={quiet !== null}
      busy={busy}
      onCheckedChange={(on) => onQuiet(on ? NIGHT : null)}
    />
    <p className="cap t3">{t('preferences.quietText')}</p>
    {quiet === null ? null : (
      <div className="quiet">
        <Hour
          label={t('preferences.quietFrom')}
          hour={quiet.from}
          without={quiet.to}
          busy={busy}
          onHour={(from) => onQuiet({ ...quiet, from })}
        />
        <Hour
          label={t('preferences.quietTo')}
          hour={quiet.to}
          without={quiet.from}
          busy={busy}
          onHour={(to) => onQuiet({ ...quiet, to })}
        />
      </div>
    )}
  </li>
);
