import { goToLogIn } from '#app/features/people/account/login-prompt-store.ts';
import { useOddsFormat } from '#app/features/play/match/odds/price.tsx';
import { linesOf } from '#contract/play/betting/slip/slip-bets.ts';
import { formatOdds } from '#contract/play/odds/odds-rules.ts';
import { formatShort, minor } from '#contract/units/money.ts';
import { useSession } from '#core-client/session.ts';
import { Button } from '#kit/action/button.tsx';
import { t as combineText } from '../combined/texts.ts';
import { placeCommands } from '../legs/place-commands.ts';
import type { LegView } from '../legs/slip-legs.ts';
import { t } from '../texts.ts';
import { useGuard } from '../use-guard.ts';
import type { usePlace } from './use-bet-placing.ts';
import type { Slip } from './use-slip.ts';

type Props = { readonly slip: Slip; readonly placing: ReturnType<typeof usePlace> };

/** Label for a combination, which names the number of its legs where some of the slip do not count. */
const combinedPlaceText = ({ legs, placed }: Slip, amount: string): string =>
  placed.length < legs.length
    ? combineText('combine.placeSome', { count: placed.length, amount })
    : combineText('combine.place', { amount });

/** Label of the main button: the bet, the stake, and the price if it has not been accepted yet. */
function usePlaceText(slip: Slip, unconfirmed: readonly LegView[]): string {
  const { placed: legs, combined, kind, stake, currency } = slip;
  const format = useOddsFormat();
  const lines = linesOf(
    legs.map(({ leg: { matchId }, odds }) => ({ matchId, odds })),
    kind,
  );
  if (stake === null) return t('slip.noStake');
  const amount = (currency?.symbol ?? '') + formatShort(minor(stake * BigInt(lines)));
  if (combined && combined.odds !== null) {
    if (combined.asks) return t('slip.placeAt', { odds: formatOdds(combined.odds, format), amount });
    if (unconfirmed.length === 0) return combinedPlaceText(slip, amount);
  }
  const [only] = legs;
  if (unconfirmed.length > 0) {
    return only && legs.length === 1
      ? t('slip.placeAt', { odds: formatOdds(only.odds, format), amount })
      : t('slip.placeAnew', { amount });
  }
  if (kind.is === 'multiple') return t('slip.placeMultiple', { amount });
  return lines > 1 ? t('slip.placeLines', { lines, amount }) : t('slip.place', { amount });
}

/** Places the slip. A press that was meant for the button's previous meaning is ignored. */
function PlaceButton({ slip, placing }: Props) {
  const { placed: legs, combined, kind, stake, currency, policy, fault } = slip;
  const unconfirmed = legs.filter(({ passes }) => passes === 'asks');
  const text = usePlaceText(slip, unconfirmed);
  const asked = combined?.asks ? `${combined.odds} ` : '';
  const guarded = useGuard(asked + unconfirmed.map(({ odds, state }) => `${odds} ${state}`).join());
  const { state } = placing.given;
  const busy = state.is === 'sending' || state.is === 'verifying';
  const place = () => {
    if (stake === null || currency === undefined) return;
    const combinedOdds = combined?.odds ?? null;
    const bought = { legs, kind, stake, currency: currency.code, policy, combinedOdds };
    void placing.place(placeCommands(bought));
  };
  return (
    <Button
      variant="primary"
      block
      disabled={fault !== null || stake === null}
      loading={busy}
      held={guarded}
      onClick={place}
    >
      {fault?.is === 'suspended' ? t('slip.waitOpen') : fault?.is === 'checking' ? t('slip.checking') : text}
    </Button>
  );
}

/** The one main button of the slip. */
export function SlipAction(props: Props) {
  const session = useSession();
  if (session.is === 'guest') {
    return (
      <Button variant="primary" block onClick={goToLogIn}>
        {t('slip.logIn')}
      </Button>
    );
  }
  return <PlaceButton {...props} />;
}
