import { Segmented } from '#kit/choice/segmented.tsx';
import { t } from '../texts.ts';
import { LIST_PERIODS, type ListPeriod } from './record-period.ts';

const PERIODS = LIST_PERIODS.map((value) => ({ value, label: t(`record.${value}`) }));

/** The days of a list of records. */
export const PeriodChoice = ({
  value,
  onValue,
}: {
  value: ListPeriod;
  onValue: (period: ListPeriod) => void;
}) => <Segmented label={t('record.period')} options={PERIODS} value={value} onValueChange={onValue} />;
