import type { TrustedPolicyName } from '#contract/site/site/trusted-policies.ts';

/** In a browser with Trusted Types the result is not a string, but every API that takes an address accepts it. */
type Rules = { createScriptURL(address: string): string };
type Factory = { createPolicy(name: TrustedPolicyName, rules: Rules): Rules };

const isFactory = (value: unknown): value is Factory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** @throws TypeError for a script of another origin. */
function ownAddress(address: string): string {
  if (new URL(address, location.href).origin !== location.origin)
    throw new TypeError('not a script of this site');
  return address;
}

/**
 * Creates trusted script addresses: for this site’s own scripts only. In a browser without Trusted Types the address itself
 * is returned, with the same check.
 */
export function scriptPolicy(name: TrustedPolicyName): (address: string) => string {
  const rules: Rules = { createScriptURL: ownAddress };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  const policy = isFactory(factory) ? factory.createPolicy(name, rules) : rules;
  return (address) => policy.createScriptURL(address);
}
