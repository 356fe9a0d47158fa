import './slip.css';
import { RemainingLimits, remainingLimitText } from '#app/features/ground/play-session/remaining-limits.tsx';
import { SessionBar } from '#app/features/ground/play-session/session-bar.tsx';
import { CommandNotices } from '#app/features/money/wallet/command-notices.tsx';
import { StatusLine } from '#app/features/money/wallet/status-line.tsx';
import { IdentityGate } from '#app/features/people/account/identity-gate/identity-gate.tsx';
import { refusalText } from '#app/page/refusal-text.ts';
import { helpPath } from '#app/routes/paths.ts';
import type { OddsPolicy } from '#contract/play/betting/slip/slip-leg.ts';
import { formatMinor, type Minor } from '#contract/units/money.ts';
import { refusalOf } from '#core-client/command/command-state.ts';
import { useSession } from '#core-client/session.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { Segmented } from '#kit/choice/segmented.tsx';
import { Link } from '#kit/link/link.tsx';
import { CombinedLegs, CombinedPrice } from '../combined/combined-legs.tsx';
import { LegRow } from '../legs/leg-row.tsx';
import { dropLegs, setStakeText } from '../pick/picks.ts';
import { placeRefusal, t } from '../texts.ts';
import { FundsNotice } from './funds-notice.tsx';
import { KindChoice, SystemChoice } from './kind-choice.tsx';
import { SlipAction } from './slip-action.tsx';
import { SlipNotice } from './slip-notice.tsx';
import { CombinedOdds, SlipSums, SystemSums } from './slip-sums.tsx';
import { StakeField } from './stake-field.tsx';
import { stakeRange } from './stake-range.ts';
import { usePlace } from './use-bet-placing.ts';
import { chooseOddsPolicy, type Slip, useSlip } from './use-slip.ts';
import { OtherVenues, VenueHead } from './venue-parts.tsx';

const POLICIES = ['higher', 'any', 'none'] as const;

/** Choice of the price changes that are accepted without confirmation. */
const PolicyChoice = ({ policy }: { policy: OddsPolicy }) => (
  <div className="bet-policy">
    <span>{t('slip.policy')}</span>
    <Segmented
      label={t('slip.policy')}
      value={policy}
      onValueChange={chooseOddsPolicy}
      options={POLICIES.map((value) => ({ value, label: t(`slip.${value}`) }))}
    />
  </div>
);

type OfSlip = { readonly slip: Slip };

const smaller = (one: Minor, other: Minor | null) => (other !== null && other < one ? other : one);

/** Selections of the slip, and how they are combined. */
function Legs({ slip }: OfSlip) {
  const { all, legs, kind, combined } = slip;
  const ids = all.map(({ selectionId }) => selectionId);
  return (
    <>
      <header className="row between gap-8">
        <KindChoice kind={kind} count={legs.length} />
        <IconButton
          icon="x-circle"
          size="sm"
          iconSize={17}
          label={t('slip.clear')}
          onClick={() => dropLegs(ids)}
        />
      </header>
      <VenueHead slip={slip} />
      {combined ? (
        <>
          <CombinedLegs legs={legs} combined={combined} />
          <CombinedPrice combined={combined} at={slip.quote?.at ?? null} />
        </>
      ) : (
        <ul className="fit-stack">
          {legs.map((view) => (
            <LegRow key={view.leg.selectionId} view={view} />
          ))}
        </ul>
      )}
      {kind.is === 'multiple' && !combined ? <CombinedOdds legs={legs} /> : null}
      {kind.is === 'system' ? <SystemChoice legs={legs} size={kind.size} /> : null}
      <SystemSums slip={slip} />
      <OtherVenues slip={slip} />
    </>
  );
}

/** Returns the error of the stake, if it is shown by the stake field itself. */
function stakeProblem(fault: Slip['fault'], symbol: string): string | undefined {
  switch (fault?.is) {
    case 'low':
    case 'high':
      return t(`slip.${fault.is}`, { amount: formatMinor(fault.limit) });
    case 'own':
      return t('slip.own', { left: remainingLimitText(fault.limit, symbol) });
    default:
      return undefined;
  }
}

/** Keeps the line under the stake field in the layout while no limits are known. */
const NO_LIMITS = '\u00a0';

type StakeProps = OfSlip & { readonly onText: (text: string) => void; readonly locked: boolean };

function Stake({ slip, onText, locked }: StakeProps) {
  const { currency, kind, quote, stakeText, fault, legs, combined } = slip;
  if (!currency) return null;
  const range = quote && stakeRange(quote, kind, combined);
  const limits =
    range && range.most >= range.least
      ? t('slip.limits', { least: formatMinor(range.least), most: formatMinor(range.most) })
      : NO_LIMITS;
  return (
    <StakeField
      currency={currency.code}
      symbol={currency.symbol}
      text={stakeText}
      onText={onText}
      maxStake={range ? smaller(range.most, quote.balance) : null}
      perLine={kind.is === 'system' || (kind.is === 'singles' && legs.length > 1)}
      hint={limits}
      error={stakeProblem(fault, currency.symbol)}
      locked={locked}
    />
  );
}

/** Session bar of a logged-in member. */
function Session({ slip: { currency, quote } }: OfSlip) {
  const session = useSession();
  if (session.is !== 'member' || !currency) return null;
  return <SessionBar currency={currency} balance={quote?.balance ?? null} />;
}

/** Notices for every bettor: others may see the match earlier [P.23], and whom to call [P.29]. */
const Care = ({ slip: { legs } }: OfSlip) => (
  <p className="bet-foot cap t3">
    {legs.some(({ now }) => now?.isLive) ? (
      <Link className="link" to={helpPath('delay')}>
        {t('slip.delay')}
      </Link>
    ) : null}
    <Link className="link" to={helpPath('helpline')}>
      {t('slip.helpline')}
    </Link>
  </p>
);

type FootProps = OfSlip & { readonly placing: ReturnType<typeof usePlace> };

/**
 * Stake, stake keys and place button: the last part of the slip, visible however many legs there are. Content that appears
 * and disappears is above the controls and makes the foot grow upward, so that no control moves under a thumb.
 */
function Foot({ slip, placing }: FootProps) {
  const { state } = placing.given;
  const refusal = refusalOf(state);
  const { fault, quote, currency } = slip;
  const type = (text: string) => {
    placing.given.forget();
    setStakeText(text);
  };
  return (
    <div className="bet-slip__foot">
      {fault?.is === 'funds' && quote && currency ? (
        <FundsNotice quote={quote} missing={fault.missing} symbol={currency.symbol} />
      ) : null}
      {refusal ? <StatusLine tone="alert">{refusalText(placeRefusal, refusal)}</StatusLine> : null}
      <SlipNotice slip={slip} />
      <Stake slip={slip} onText={type} locked={state.is === 'sending' || state.is === 'verifying'} />
      <div className="bet-slip__action stack gap-8">
        <SlipSums slip={slip} />
        <PolicyChoice policy={slip.policy} />
        <SlipAction slip={slip} placing={placing} />
      </div>
    </div>
  );
}

/** The slip while it is filled in, from the first selection to the press that places it. */
export function SlipEditor() {
  const slip = useSlip();
  const placing = usePlace();
  const { currency, legs } = slip;
  return (
    <>
      <CommandNotices command={placing.given} />
      {legs.length === 0 ? null : (
        <div className="bet-slip column gap-12">
          <Legs slip={slip} />
          {currency ? (
            <RemainingLimits kinds={['loss', 'stake', 'single', 'time']} currency={currency} />
          ) : null}
          <Session slip={slip} />
          <Care slip={slip} />
          <IdentityGate use="bet">
            <Foot slip={slip} placing={placing} />
          </IdentityGate>
        </div>
      )}
    </>
  );
}
