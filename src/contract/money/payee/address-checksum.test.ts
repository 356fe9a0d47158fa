import { expect, test } from 'vitest';
import { addressOfBytes, trueAddress } from './address-checksum.ts';

/** The vectors of EIP-55: https://eips.ethereum.org/EIPS/eip-55. */
const EIP_55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
] as const;
/** The contract of USDT on TRON, and the address without a key. */
const TRON = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'] as const;

test.each(EIP_55)('[3.13] %s is an address whatever wallet wrote it, and one text afterwards', (address) => {
  const digits = address.slice(2);
  expect(trueAddress('ERC20', address)).toBe(address);
  expect(trueAddress('ERC20', `0x${digits.toLowerCase()}`)).toBe(address);
  expect(trueAddress('ERC20', `0x${digits.toUpperCase()}`)).toBe(address);
});

test('[3.13] ERC20 refuses an address with one wrong capital or digit', () => {
  expect(trueAddress('ERC20', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeNull();
  expect(trueAddress('ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAec')).toBeNull();
});

test.each(TRON)('[3.13] %s is an address of TRC20, and none with any letter changed', (address) => {
  expect(trueAddress('TRC20', address)).toBe(address);
  for (let at = 1; at < address.length; at++) {
    const other = address[at] === '2' ? '3' : '2';
    expect(trueAddress('TRC20', address.slice(0, at) + other + address.slice(at + 1))).toBeNull();
  }
});

test('[3.13] an address is valid on one chain only', () => {
  expect(trueAddress('TRC20', EIP_55[4])).toBeNull();
  expect(trueAddress('ERC20', TRON[0])).toBeNull();
  expect(trueAddress('toString', TRON[0])).toBeNull();
});

test('[3.13] an address derived from a key passes its own check', () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, at) => at * 7);
  for (const chain of ['ERC20', 'TRC20'] as const) {
    const address = addressOfBytes(chain, bytes);
    expect(trueAddress(chain, address)).toBe(address);
  }
});
