import type { VenueCode } from '#contract/play/game/schema.ts';
import { t } from '../texts.ts';
import { RecordChoice } from './record-choice.tsx';
import type { RecordVenue } from './record-venue.ts';

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
    onValue={(venue) => onValue(venues.find((one) => one.venue === venue)?.venue ?? null)}
  />
);
