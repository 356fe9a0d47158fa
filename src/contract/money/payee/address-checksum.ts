import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { createBase58check } from '@scure/base';
import { type Chain, isChain, isChainAddress } from './payee-rules.ts';

/** First byte of every address of the TRON main net. */
const TRON = 0x41;
const TRON_LENGTH = 21;
const HEX = 16;
/** A digit of the hash from here on makes its letter a capital. */
const CAPITAL_FROM = 8;

const base58check = createBase58check(sha256);
const asciiBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const hexText = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');

/** 40 hex digits with the capitals of EIP-55: a letter is a capital where the hash has a digit from 8 on. */
function withCapitals(digits: string): string {
  const plain = digits.toLowerCase();
  const hash = hexText(keccak_256(asciiBytes(plain)));
  const cased = Array.from(plain, (letter, at) =>
    Number.parseInt(hash.charAt(at), HEX) >= CAPITAL_FROM ? letter.toUpperCase() : letter,
  );
  return `0x${cased.join('')}`;
}

function trueEther(address: string): string | null {
  const digits = address.slice(2);
  const right = withCapitals(digits);
  const hasNoChecksum = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return hasNoChecksum || right === address ? right : null;
}

function trueTron(address: string): string | null {
  try {
    const bytes = base58check.decode(address);
    return bytes.length === TRON_LENGTH && bytes[0] === TRON ? address : null;
  } catch {
    return null;
  }
}

const READERS: Readonly<Record<Chain, (address: string) => string | null>> = {
  ERC20: trueEther,
  TRC20: trueTron,
};

/**
 * An address as its chain writes it, or null when its shape or its checksum is wrong [3.13]: EIP-55 for ERC20, where an
 * address in one case only carries no checksum and gets its capitals; base58check for TRC20. Two spellings of one
 * address become the same text.
 */
export const trueAddress = (chain: string, address: string): string | null =>
  isChain(chain) && isChainAddress(chain, address) ? READERS[chain](address) : null;

/** The address of a key's twenty bytes, with its checksum. */
export const addressOfBytes = (chain: Chain, bytes: Uint8Array): string =>
  chain === 'ERC20' ? withCapitals(hexText(bytes)) : base58check.encode(Uint8Array.of(TRON, ...bytes));
