import type { DatabaseSync } from 'node:sqlite';
import type { Guard } from './asked-use.ts';
import { createProtection, type Protection } from './protection.ts';

type Ports = { readonly db: DatabaseSync };

/** Every guard, the strongest first: exclusion, break, identity, blocks, reminder, limits. */
const guardsOf = (_ports: Ports): readonly Guard[] => [];

/** Opens what keeps members within what they decided for themselves. */
export const openProtection = (ports: Ports): Protection => createProtection(guardsOf(ports));
