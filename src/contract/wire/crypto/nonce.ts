import { toHex } from '#contract/units/bytes.ts';
import type { CryptoEngine } from './crypto-engine.ts';

/** 128 random bits as hex: never the same twice, and fit for a header, a query and an id. */
export const newNonce = (engine: Pick<CryptoEngine, 'random'>): string => toHex(engine.random(16));
