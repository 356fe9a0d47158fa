import { tLater } from '#app/i18n/later-text.ts';
import { Button } from '#app/kit/action/button.tsx';
import { IconButton } from '#app/kit/action/icon-button.tsx';
import { classNames } from '#app/kit/class-names.ts';
import { useServerText } from '#app/link/server-clock.ts';
import { Amount } from '#app/wallet/amount.tsx';
import { VenueMark } from '#app/wallet/venue-mark.tsx';
import type { VenueWallet } from '#app/wallet/wallet-assets.ts';
import { isVenueOpen } from '#contract/rules/venue-open.ts';
import { hourMinute } from '#contract/units/time.ts';
import { ageText } from './age-text.ts';
import type { FreshBalances } from './use-fresh-balances.ts';
import type { RowState, VenueMoves } from './use-venue-moves.ts';

type VenueRowProps = {
  readonly venue: VenueWallet;
  readonly moves: VenueMoves;
  readonly fresh: FreshBalances;
  /** Whether there is anything in the centre wallet. */
  readonly canFill: boolean;
};

function closedText({ status, maintainedUntil }: VenueWallet): string {
  if (maintainedUntil !== null)
    return tLater('assets.maintainedUntil', { time: hourMinute(maintainedUntil) });
  return tLater(status === 1 ? 'assets.maintained' : 'assets.closedVenue');
}

function Note({ venue, state, fresh }: { venue: VenueWallet; state: RowState; fresh: FreshBalances }) {
  const age = useServerText((now) => ageText(now - venue.at));
  if (state.is === 'refused') {
    return (
      <span className="venrow__refused" role="status">
        {state.why}
      </span>
    );
  }
  if (!isVenueOpen(venue)) return <span className="venrow__age">{closedText(venue)}</span>;
  return (
    <span className="venrow__age">
      {age}
      <IconButton
        icon="refresh"
        size="xs"
        iconSize={14}
        label={tLater('assets.refresh', { venue: venue.name })}
        className={classNames(fresh.isAsking(venue.venue) && 'is-asking')}
        onClick={() => fresh.refresh(venue)}
      />
    </span>
  );
}

function Moves({ venue, moves, canFill }: Omit<VenueRowProps, 'fresh'>) {
  const isOpen = isVenueOpen(venue);
  const isMoving = moves.stateOf(venue.venue).is === 'moving';
  const isEmpty = venue.balance <= 0n;
  return (
    <span className="venrow__moves">
      <Button
        size="xs"
        variant={isEmpty ? 'soft' : 'line'}
        loading={isMoving}
        disabled={!isOpen || !canFill}
        aria-label={tLater('assets.allInLabel', { venue: venue.name })}
        onClick={() => moves.allIn(venue)}
      >
        {tLater('assets.allIn')}
      </Button>
      {isEmpty ? null : (
        <Button
          size="xs"
          loading={isMoving}
          disabled={!isOpen}
          aria-label={tLater('assets.allOutLabel', { venue: venue.name })}
          onClick={() => moves.allOut(venue)}
        >
          {tLater('assets.allOut')}
        </Button>
      )}
    </span>
  );
}

/** A wallet at a venue [3.05]: what is in it, how old that is, and everything in or out in one tap. */
export function VenueRow({ fresh, ...row }: VenueRowProps) {
  const { venue, moves } = row;
  return (
    <li className="venrow">
      <VenueMark venue={venue} size={38} />
      <span className="grow">
        <span className="venrow__name">{venue.name}</span>
        <b className={venue.balance > 0n ? 'venrow__sum' : 'venrow__sum venrow__sum--none'}>
          <Amount value={venue.balance} />
        </b>
        <Note venue={venue} state={moves.stateOf(venue.venue)} fresh={fresh} />
      </span>
      <Moves {...row} />
    </li>
  );
}
