import { formatMinor, type Minor, minor } from '#contract/units/money.ts';

/** Formats returns less stakes, with sign. */
export function netText(staked: Minor, returned: Minor): string {
  const net = returned - staked;
  if (net === 0n) return formatMinor(minor(0));
  return net > 0n ? `+${formatMinor(minor(net))}` : `−${formatMinor(minor(-net))}`;
}
