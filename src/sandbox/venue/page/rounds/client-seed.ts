import { toHex } from '#sandbox/games/chance/sha256.ts';

const SEED_BYTES = 8;

/** Generates a client seed in the browser, so that the venue cannot have known it. */
export const newClientSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
