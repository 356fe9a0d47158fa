import { tLater } from '#app/i18n/later-text.ts';
import { Segmented } from '#app/kit/choice/segmented.tsx';
import { useServerText } from '#app/link/server-clock.ts';
import type { DayText } from '#contract/models/board.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { daysOf, isDay, KEPT_DAYS, RECORD_PERIODS, type RecordPeriod } from './record-pick.ts';
import type { Picking } from './use-record-pick.ts';

const OPTIONS = RECORD_PERIODS.map((value) => ({ value, label: tLater(`record.${value}`) }));

interface DayFieldProps {
  label: string;
  value: DayText;
  min: DayText;
  max: DayText;
  onDay: (day: DayText) => void;
}

const DayField = ({ label, value, min, max, onDay }: DayFieldProps) => (
  <label className="recs__day">
    <span className="sr">{label}</span>
    <input
      type="date"
      value={value}
      min={min}
      max={max}
      onChange={({ target }) => {
        if (isDay(target.value)) onDay(target.value);
      }}
    />
  </label>
);

/** The days the statement tells of: a named stretch up to today, or days of one's own. */
export function StatementFilters({ picking: { pick, choose } }: { picking: Picking }) {
  const todayText = useServerText(siteDayOf);
  const today = isDay(todayText) ? todayText : siteDayOf(0);
  const days = daysOf(pick, today);
  const range = { min: siteDayOf(siteDayStart(today, 1 - KEPT_DAYS)), max: today };
  const choosePeriod = (period: RecordPeriod) => choose({ period, days: period === 'custom' ? days : null });
  return (
    <div className="recs__filters">
      <Segmented
        label={tLater('record.period')}
        options={OPTIONS}
        value={pick.period}
        onValueChange={choosePeriod}
      />
      {pick.period === 'custom' ? (
        <span className="recs__days">
          <DayField
            {...range}
            label={tLater('record.from')}
            value={days.from}
            onDay={(from) => choose({ days: { ...days, from } })}
          />
          <span className="t3 cap">{tLater('record.until')}</span>
          <DayField
            {...range}
            label={tLater('record.to')}
            value={days.to}
            onDay={(to) => choose({ days: { ...days, to } })}
          />
        </span>
      ) : (
        <span className="cap t3 num">{tLater('record.days', days)}</span>
      )}
    </div>
  );
}
