import { paths } from '#app/routes/paths.ts';
import { OWN_LIMIT_KINDS, type OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import {
  NEAR_PERCENT,
  nearestPercent,
  type RemainingLimit,
  remainingLimits,
  tightestLimit,
} from '#contract/protection/own-limit/remaining-limits.ts';
import type { OwnLimit } from '#contract/protection/own-limit/schema.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { type Currency, formatMinor, minor } from '#contract/units/money.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { classNames } from '#kit/class-names.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from './texts.ts';
import './session-bar.css';

/** A limit of windows that is used for the most part, with the way to where it is read; a bet by itself fills no window. */
function useNearPercent(currency: CurrencyEntry | undefined): number | null {
  const kinds = OWN_LIMIT_KINDS.filter((kind) => kind !== 'single');
  const percent = nearestPercent(remainingLimits(useOwnLimits(currency?.code), kinds));
  return percent >= NEAR_PERCENT ? percent : null;
}

/** Warning that a limit is almost used up; empty before [P.06]. */
export function NearLimit({ currency }: { currency: CurrencyEntry | undefined }) {
  const percent = useNearPercent(currency);
  if (percent === null) return null;
  return (
    <Link className="play-session__near" to={paths.limits}>
      {t('playSession.near', { percent })}
    </Link>
  );
}

type Props = { readonly kinds: readonly OwnLimitKind[]; readonly currency: CurrencyEntry | undefined };

/** Limits that count the same are compared: money with money, the others by themselves. */
const FAMILIES: readonly (readonly OwnLimitKind[])[] = [['loss', 'stake', 'single'], ['time'], ['gift']];

/** Formats what is left of a limit as one sentence; `symbol` is that of the displayed currency. */
export function remainingLimitText({ kind, period, left }: RemainingLimit, symbol: string): string {
  const name = period === 'each' ? '' : t(`playSession.${period}`);
  switch (kind) {
    case 'time':
      return t('playSession.leftTime', { count: String(left) });
    case 'gift':
      return t('playSession.leftCoins', { period: name, count: left.toLocaleString('en') });
    case 'single':
      return t('playSession.leftSingle', { amount: symbol + formatMinor(minor(left)) });
    case 'loss':
    case 'stake':
      if (left <= 0n) return t('playSession.usedUp', { period: name, kind: t(`playSession.${kind}`) });
      return t('playSession.leftOf', {
        period: name,
        kind: t(`playSession.${kind}`),
        amount: symbol + formatMinor(minor(left)),
      });
  }
}

const NONE: readonly OwnLimit[] = [];

/** Returns the limits a member set for their play, with the remainder in the requested currency; none for a guest. */
export function useOwnLimits(currency: Currency | undefined): readonly OwnLimit[] {
  const session = useSession();
  const enabled = session.is === 'member' && currency !== undefined;
  return lastOf(useCall('ownLimit.list', { currency: currency ?? 'CNY' }, { enabled }))?.list ?? NONE;
}

/** Remainder of the member's own limits, before anything is typed; empty where none is set [P.16]. */
export function RemainingLimits({ kinds, currency }: Props) {
  const list = useOwnLimits(currency?.code);
  const shown = FAMILIES.flatMap((family) => {
    const ours = family.filter((kind) => kinds.includes(kind));
    return tightestLimit(remainingLimits(list, ours)) ?? [];
  });
  if (shown.length === 0) return null;
  return (
    <p className="play-limit cluster cap t2">
      {shown.map((limit) => (
        <span key={limit.kind} className={classNames(limit.percent >= NEAR_PERCENT && 'play-limit--near')}>
          {remainingLimitText(limit, currency?.symbol ?? '')}
        </span>
      ))}
    </p>
  );
}
