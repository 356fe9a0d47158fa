import { useState } from 'react';
import { openOrder } from '#app/features/money/order/order-commands.ts';
import { Amount } from '#app/features/money/wallet/amount/amount.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import type { OrderOpening } from '#contract/commands/command.ts';
import { isVenueOpen } from '#contract/play/venue/venue-open.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contract/units/durations.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { hourMinute } from '#contract/units/time.ts';
import { useCommands } from '#core-client/command/commands.ts';
import type { SubmissionState } from '#core-client/command/submission.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { useServerText } from '#core-client/time/server-clock.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { classNames } from '#kit/class-names.ts';
import { showToast } from '#kit/feedback/toast-store.ts';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { t } from '../texts.ts';
import type { VenueWallet } from '../with-assets.tsx';
import type { FreshBalances } from './use-fresh-balances.ts';
import { VenueMark } from './venue-mark.tsx';

/** State of a row: idle, a movement in progress, or the last one's rejection. */
type RowState = { readonly is: 'idle' | 'moving' } | { readonly is: 'refused'; readonly reason: string };

function rowState(own: SubmissionState<unknown, unknown>, isPending: boolean): RowState {
  if (isPending || own.is === 'sending') return { is: 'moving' };
  return own.is === 'refused' ? { is: 'refused', reason: refusalText('wallet', own.error) } : { is: 'idle' };
}

/** Moves everything in or out of one venue in one tap [7.13]. */
function useVenueMove({ venue, name, balance }: VenueWallet, { code: currency, symbol }: CurrencyEntry) {
  const { state, run } = useSubmission((opening: OrderOpening) => openOrder(opening));
  // A lost response of an earlier visit still counts as a movement in progress.
  const isPending = useCommands().pending.some(
    ({ subject }) => 'venue' in subject && subject.venue === venue,
  );

  const move = async (opening: OrderOpening, done: 'assets.movedIn' | 'assets.movedOut') => {
    const ended = await run(opening);
    if (ended.is !== 'done') return;
    const amount = symbol + formatMinor(ended.outcome.amount);
    showToast({ text: t(done, { venue: name, amount }), tone: 'ok' });
  };

  return {
    state: rowState(state, isPending),
    allIn: () => move({ is: 'oneClickIn', venue, currency }, 'assets.movedIn'),
    allOut: () => move({ is: 'transfer', venue, amount: balance, currency, into: false }, 'assets.movedOut'),
  };
}

type VenueMove = ReturnType<typeof useVenueMove>;

/** Seconds are shown in tens. */
const TENS = 10;
const FRESH_MS = TENS * SECOND_MS;

/** Formats the age of a balance: `刚刚更新`, `40 秒前更新`, `5 分钟前更新`. A clock that runs ahead never yields a negative age. */
export function ageText(ageMs: number): string {
  if (ageMs < FRESH_MS) return t('assets.fresh');
  const unitText = (key: 'assets.seconds' | 'assets.minutes' | 'assets.hours', count: number) =>
    t('assets.age', { time: t(key, { count }) });
  if (ageMs < MINUTE_MS) return unitText('assets.seconds', Math.floor(ageMs / FRESH_MS) * TENS);
  if (ageMs < HOUR_MS) return unitText('assets.minutes', Math.floor(ageMs / MINUTE_MS));
  return unitText('assets.hours', Math.floor(ageMs / HOUR_MS));
}

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

function closedText({ status, maintainedUntil, isBlocked }: VenueWallet): string {
  if (status === 0 && isBlocked) return t('assets.blocked');
  if (maintainedUntil !== null) return t('assets.maintainedUntil', { time: hourMinute(maintainedUntil) });
  return t(status === 1 ? 'assets.maintained' : 'assets.closedVenue');
}

function Note({ venue, state, fresh }: { venue: VenueWallet; state: RowState; fresh: FreshBalances }) {
  const age = useServerText((now) => ageText(now - venue.at));
  if (state.is === 'refused') {
    return (
      <span className="cap alert-text" role="status">
        {state.reason}
      </span>
    );
  }
  if (!isVenueOpen(venue)) return <span className="venue-row__age cap t3">{closedText(venue)}</span>;
  return (
    <span className="venue-row__age cap t3">
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
        <AllButton {...about} into={false} sum={symbol + formatMinor(venue.balance)} disabled={false} />
      )}
    </span>
  );
}

/** A wallet at a venue [3.05]: what is in it, how old that is, and everything in or out in one tap. */
export function VenueRow({ fresh, ...row }: VenueRowProps) {
  const { venue } = row;
  const move = useVenueMove(venue, row.currency);
  return (
    <li className="venue-row row gap-12">
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
