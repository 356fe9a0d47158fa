import { useState } from 'react';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import type { VenueWallet } from '#app/features/money/wallet/wallet-assets.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import { ageText } from './age-text.ts';
import type { FreshBalances } from './use-fresh-balances.ts';
import { type RowState, useVenueMove, type VenueMove } from './use-venue-move.ts';
import { VenueMark } from './venue-mark.tsx';

type VenueRowProps = {
  readonly venue: VenueWallet;
  readonly fresh: FreshBalances;
  /** Balance of the centre wallet. */
  readonly centre: Minor;
  readonly currency: CurrencyEntry;
};
type MovesProps = Omit<VenueRowProps, 'fresh'> & { readonly move: VenueMove };
type AllProps = Pick<MovesProps, 'venue' | 'move'> & {
  readonly into: boolean;
  /** Amount that would move, formatted. */
  readonly sum: string;
  readonly disabled: boolean;
};

function closedText({ status, maintainedUntil }: VenueWallet): string {
  if (maintainedUntil !== null) return t('assets.maintainedUntil', { time: hourMinute(maintainedUntil) });
  return t(status === 1 ? 'assets.maintained' : 'assets.closedVenue');
}

function Note({ venue, state, fresh }: { venue: VenueWallet; state: RowState; fresh: FreshBalances }) {
  const age = useServerText((now) => ageText(now - venue.at));
  if (state.is === 'refused') {
    return (
      <span className="venue-row__refused" role="status">
        {state.why}
      </span>
    );
  }
  if (!isVenueOpen(venue)) return <span className="venue-row__age">{closedText(venue)}</span>;
  return (
    <span className="venue-row__age">
      {age}
      <IconButton
        icon="refresh"
        size="xs"
        iconSize={14}
        label={t('assets.refresh', { venue: venue.name })}
        className={classNames(fresh.isAsking(venue.venue) && 'is-asking')}
        onClick={() => fresh.refresh(venue)}
      />
    </span>
  );
}

/** Button that moves everything; it requires confirmation, since one press must not move a member's whole balance. */
function AllButton({ venue, move, into, sum, disabled }: AllProps) {
  const [asking, setAsking] = useState(false);
  const key = into ? 'In' : 'Out';
  const about = { venue: venue.name, amount: sum };
  const begin = () => {
    setAsking(false);
    void (into ? move.allIn() : move.allOut());
  };
  return (
    <>
      <Button
        size="xs"
        variant={into && venue.balance <= 0n ? 'soft' : 'line'}
        loading={move.state.is === 'moving'}
        // A transfer of everything leaves nothing to transfer: the pressed button keeps the focus.
        held={disabled}
        aria-label={t(`assets.all${key}Label`, about)}
        onClick={() => setAsking(true)}
      >
        {t(`assets.all${key}`)}
      </Button>
      <AlertDialog
        open={asking}
        title={t(`assets.ask${key}`, about)}
        description={t(`assets.ask${key}Text`, about)}
        confirmLabel={`${t(`assets.all${key}`)} ${sum}`}
        onConfirm={begin}
        cancelLabel={t('common.cancel')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Moves({ venue, move, centre, currency: { symbol } }: MovesProps) {
  const isOpen = isVenueOpen(venue);
  const about = { venue, move };
  return (
    <span className="venue-row__moves">
      <AllButton {...about} into sum={symbol + formatMinor(centre)} disabled={!isOpen || centre <= 0n} />
      {venue.balance <= 0n ? null : (
        <AllButton {...about} into={false} sum={symbol + formatMinor(venue.balance)} disabled={!isOpen} />
      )}
    </span>
  );
}

/** A wallet at a venue [3.05]: what is in it, how old that is, and everything in or out in one tap. */
export function VenueRow({ fresh, ...row }: VenueRowProps) {
  const { venue } = row;
  const move = useVenueMove(venue, row.currency);
  return (
    <li className="venue-row">
      <VenueMark venue={venue} size={38} />
      <span className="grow">
        <span className="venue-row__name">{venue.name}</span>
        <b className={venue.balance > 0n ? 'venue-row__sum' : 'venue-row__sum venue-row__sum--none'}>
          <Amount value={venue.balance} />
        </b>
        <Note venue={venue} state={move.state} fresh={fresh} />
      </span>
      <Moves {...row} move={move} />
    </li>
  );
}
