import type { TrustedPolicyName } from '#contract/site/site/trusted-policies.ts';

/** To a browser that asks for trusted values what comes out is no text, but what takes an address takes it. */
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
 * Makes addresses of scripts trusted: those of this site's own, and no other. Where a browser knows no Trusted Types the
 * address itself comes back, checked all the same.
 */
export function scriptPolicy(name: TrustedPolicyName): (address: string) => string {
  const rules: Rules = { createScriptURL: ownAddress };
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  const policy = isFactory(factory) ? factory.createPolicy(name, rules) : rules;
  return (address) => policy.createScriptURL(address);
}
