import { type Minor, minor } from '#contract/units/money.ts';

const WHOLE = 100n;

/**
 * What cashing out a part pays now and leaves staked, rounded down and so never more than is paid: the platform reckons it again.
 * @param percent of the open stake, 1 to 100
 */
export function cashPart(value: Minor, openStake: Minor, percent: number): { paid: Minor; kept: Minor } {
  const share = BigInt(percent);
  return {
    paid: minor((value * share) / WHOLE),
    kept: minor(openStake - (openStake * share) / WHOLE),
  };
}
