import { isChain } from '#contract/rules/money/chain-address.ts';

const known = new Map<string, Promise<boolean>>();

/** Whether an address passes the checksum of its chain; one of a chain we do not know is not ours to judge. */
export function isTrueAddress(chain: string, address: string): Promise<boolean> {
  const key = `${chain} ${address}`;
  const answer =
    known.get(key) ??
    (isChain(chain)
      ? import('#contract/rules/money/address-checksum.ts').then(
          ({ trueAddress }) => trueAddress(chain, address) !== null,
        )
      : Promise.resolve(true));
  known.set(key, answer);
  return answer;
}
