import { serverNow } from '#app/core-client/core.ts';
import { Chip } from '#app/kit/choice/chip.tsx';
import type { DayText } from '#contract/units/day-text.ts';
import { t } from '../texts.ts';
import { daysAhead } from './days-ahead.ts';

/** As far as fixtures are made. */
const DAYS = 7;

/** The days of the early list. */
export function DayStrip({ day, onDay }: { day: DayText | null; onDay: (day: DayText | null) => void }) {
  return (
    <fieldset className="ds" aria-label={t('home.days')}>
      <Chip selected={day === null} onClick={() => onDay(null)}>
        {t('home.allDays')}
      </Chip>
      {daysAhead(serverNow(), DAYS).map((ahead) => (
        <Chip key={ahead.day} selected={day === ahead.day} onClick={() => onDay(ahead.day)}>
          {t(`home.weekday${ahead.weekday}`)}
          <span className="num">{ahead.date}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
