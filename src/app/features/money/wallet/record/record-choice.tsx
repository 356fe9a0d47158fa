import { useId } from 'react';
import type { VenueCode } from '#contract/play/game/schema.ts';
import { Segmented } from '#kit/choice/segmented.tsx';
import { t } from '../texts.ts';
import { LIST_PERIODS, type ListPeriod, type RecordVenue } from './record-query.ts';
import './record-choice.css';

interface RecordChoiceProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onValue: (value: Value) => void;
}

/** One of a few that need not all be in sight. */
export function RecordChoice<Value extends string>({
  label,
  options,
  value,
  onValue,
}: RecordChoiceProps<Value>) {
  const id = useId();
  return (
    <span className="record-choice">
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Option for every venue. */
const ALL = 'all';

type VenueChoiceProps = {
  /** Venues at which the member has records. */
  readonly venues: readonly RecordVenue[];
  /** Null for all of them. */
  readonly value: VenueCode | null;
  readonly onValue: (venue: VenueCode | null) => void;
};

/** The venues of a list of records. */
export const VenueChoice = ({ venues, value, onValue }: VenueChoiceProps) => (
  <RecordChoice
    label={t('record.venue')}
    options={[
      { value: ALL, label: t('record.allVenues') },
      ...venues.map(({ venue, venueName }) => ({ value: venue, label: venueName })),
    ]}
    value={value ?? ALL}
    onValue={(venue) => onValue(venues.find((entry) => entry.venue === venue)?.venue ?? null)}
  />
);

const PERIODS = LIST_PERIODS.map((value) => ({ value, label: t(`record.${value}`) }));

/** The days of a list of records. */
export const PeriodChoice = ({
  value,
  onValue,
}: {
  value: ListPeriod;
  onValue: (period: ListPeriod) => void;
}) => <Segmented label={t('record.period')} options={PERIODS} value={value} onValueChange={onValue} />;
