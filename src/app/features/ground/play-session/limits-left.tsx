import type { OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import { limitsLeft, NEAR_PERCENT, tightestLeft } from '#contract/protection/own-limit/limit-left.ts';
import type { CurrencyEntry } from '#contract/site/site/schema.ts';
import { classNames } from '#kit/class-names.ts';
import { limitLeftText } from './limit-left-text.ts';
import { useOwnLimits } from './use-own-limits.ts';
import './session-bar.css';

type Props = { readonly kinds: readonly OwnLimitKind[]; readonly currency: CurrencyEntry | undefined };

/** Limits that count the same are compared: money with money, the others by themselves. */
const FAMILIES: readonly (readonly OwnLimitKind[])[] = [['loss', 'stake', 'single'], ['time'], ['gift']];

/** Remainder of the member's own limits, before anything is typed; empty where none is set [P.16]. */
export function LimitsLeft({ kinds, currency }: Props) {
  const list = useOwnLimits(currency?.code);
  const shown = FAMILIES.flatMap((family) => {
    const ours = family.filter((kind) => kinds.includes(kind));
    return tightestLeft(limitsLeft(list, ours)) ?? [];
  });
  if (shown.length === 0) return null;
  return (
    <p className="play-limit">
      {shown.map((left) => (
        <span key={left.kind} className={classNames(left.percent >= NEAR_PERCENT && 'play-limit--near')}>
          {limitLeftText(left, currency?.symbol ?? '')}
        </span>
      ))}
    </p>
  );
}
