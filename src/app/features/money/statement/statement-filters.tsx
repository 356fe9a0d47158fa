import './statement-filters.css';
import { type FormEvent, useState } from 'react';
import { useSite } from '#app/features/ground/site/site-config.ts';
import { RecordChoice } from '#app/features/money/wallet/record/record-choice.tsx';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import { DayField } from './day-field.tsx';
import {
  daysOf,
  isDay,
  NUMBER_MAX,
  type Picking,
  RECORD_PERIODS,
  RECORD_STATES,
  type RecordPeriod,
  STATEMENT_RETENTION_DAYS,
} from './record-pick.ts';
import { t } from './texts.ts';

/** Searches lines by a part of their number, in the whole retention time of the statement. */
function RecordSearch({ picking: { pick, choose } }: { picking: Picking }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? pick.number;
  const find = (event?: FormEvent) => {
    event?.preventDefault();
    setTyped(null);
    const number = text.trim();
    if (number !== pick.number) choose({ number });
  };
  return (
    <search className="statement__search">
      <form onSubmit={find}>
        <TextField
          type="search"
          label={t('record.search')}
          labelHidden
          placeholder={t('record.searchHint')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={NUMBER_MAX}
          value={text}
          leading={<Icon name="search" size={16} />}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => find()}
        />
      </form>
    </search>
  );
}

const PERIODS = RECORD_PERIODS.map((value) => ({ value, label: t(`record.${value}`) }));
const STATES = RECORD_STATES.map((value) => ({
  value,
  label: value === 'all' ? t('record.allStates') : t(`record.${value}`),
}));

function Currencies({ picking: { pick, choose } }: { picking: Picking }) {
  const known = useSite()?.currencies ?? [];
  const options = [
    { value: 'all' as const, label: t('record.allCurrencies') },
    ...known.map(({ code, name }) => ({ value: code, label: t('record.currencyName', { name, code }) })),
  ];
  return (
    <RecordChoice
      label={t('record.currency')}
      options={options}
      value={pick.currency}
      onValue={(currency) => choose({ currency })}
    />
  );
}

/** The days of the statement: a named stretch up to today, or days of one's own. */
function Days({ picking: { pick, choose } }: { picking: Picking }) {
  const todayText = useServerText(siteDayOf);
  const today = isDay(todayText) ? todayText : siteDayOf(0);
  const days = daysOf(pick, today);
  const range = { min: siteDayOf(siteDayStart(today, 1 - STATEMENT_RETENTION_DAYS)), max: today };
  const choosePeriod = (period: RecordPeriod) => choose({ period, days: period === 'custom' ? days : null });
  return (
    <>
      <Segmented
        label={t('record.period')}
        options={PERIODS}
        value={pick.period}
        onValueChange={choosePeriod}
      />
      {pick.period === 'custom' ? (
        <span className="statement__days">
          <DayField
            {...range}
            label={t('record.from')}
            value={days.from}
            onDay={(from) => choose({ days: { ...days, from } })}
          />
          <span className="t3 cap">{t('record.until')}</span>
          <DayField
            {...range}
            label={t('record.to')}
            value={days.to}
            onDay={(to) => choose({ days: { ...days, to } })}
          />
        </span>
      ) : (
        <span className="statement__range cap t3 num">{t('record.days', days)}</span>
      )}
    </>
  );
}

/** Filters of the statement: days, the state of lines, currency, and a number. */
export const StatementFilters = ({ picking }: { picking: Picking }) => (
  <div className="statement__filters">
    <Days picking={picking} />
    <RecordChoice
      label={t('record.state')}
      options={STATES}
      value={picking.pick.state}
      onValue={(state) => picking.choose({ state })}
    />
    <Currencies picking={picking} />
    <RecordSearch picking={picking} />
  </div>
);
