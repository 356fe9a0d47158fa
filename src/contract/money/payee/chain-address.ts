const PATTERNS = { TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/, ERC20: /^0x[0-9a-fA-F]{40}$/ } as const;

/** Chains supported for USDT. */
export type Chain = keyof typeof PATTERNS;

/** Reports whether a name of the wire is a chain supported by this client: the platform may offer others. */
export const isChain = (name: string): name is Chain => Object.hasOwn(PATTERNS, name);
export const CHAINS: readonly Chain[] = Object.keys(PATTERNS).filter(isChain);

/** Reports whether an address has the shape of its chain [3.13]: base58 behind a `T`, or 40 hex digits behind `0x`. */
export const isChainAddress = (chain: string, address: string): boolean =>
  isChain(chain) && PATTERNS[chain].test(address);

/** The chain an address is of by its shape, or null. */
export const chainOfAddress = (address: string): Chain | null =>
  CHAINS.find((chain) => isChainAddress(chain, address)) ?? null;
