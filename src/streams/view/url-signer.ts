/** Puts the newest signature of a source on addresses that still carry an older one. */
export type UrlSigner = {
  /** From now on the query of this address is the signature. */
  sign(url: string): void;
  /** Addresses with a query of their own, or none, stay as they are. */
  signed(address: string): string;
};

export function createUrlSigner(): UrlSigner {
  const past = new Set<string>();
  let signature = '';
  return {
    sign(url) {
      signature = new URL(url).search;
      past.add(signature);
    },
    signed(address) {
      const url = new URL(address);
      if (url.search === '' || !past.has(url.search)) return address;
      url.search = signature;
      return url.href;
    },
  };
}
