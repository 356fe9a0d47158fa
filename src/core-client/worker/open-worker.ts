import { TRUSTED_POLICIES } from '#contract/site/site/trusted-policies.ts';
import { scriptPolicy } from './script-policy.ts';

const trusted = scriptPolicy(TRUSTED_POLICIES.workers);

/** Starts a worker of this build; its address comes from an import with `?worker&url`. */
export const openWorker = (address: string): Worker => new Worker(trusted(address), { type: 'module' });
