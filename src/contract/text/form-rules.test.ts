import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bankOfCard,
  chainOfAddress,
  digitsTyped,
  emailTyped,
  formFieldProblem,
  isCardNumber,
  isChainAddress,
  isEmail,
  isPhone,
  isPositiveInteger,
  isRealName,
  isUserName,
  isWeakWithdrawalPassword,
  isWithdrawalPassword,
  maskPhone,
  nameProblem,
  passwordProblem,
  phoneTyped,
} from '../rules.ts';

test.each([
  ['林舟', true],
  ['林', false],
  ['林'.repeat(24), true],
  ['林'.repeat(25), false],
  ['𠮷'.repeat(24), true],
  ['阿依古丽·买买提', true],
  ['·林舟', false],
  ['林舟·', false],
  ['林··舟', false],
  ['林 舟', false],
  ['Anna', true],
  ['Ana', false],
  ['J. R. Smith Jr.', true],
  ['A'.repeat(48), true],
  ['A'.repeat(49), false],
  ['Anna Lin ', false],
  ['    ', false],
  ['Anna2', false],
  ['Anna林', false],
  ['', false],
])('[5.01] whether %j is a real name: %j', (name, fits) => {
  expect(isRealName(name)).toBe(fits);
});

test.each([
  ['北岸的风', null],
  ['Ana Maria', null],
  ['J. R', 'dotBySpace'],
  ['阿·依', null],
  ['A.B', null],
  ['林', 'length'],
  ['林'.repeat(24), null],
  ['林'.repeat(25), 'length'],
  ['lin2', 'characters'],
  ['lin_a', 'characters'],
  ['Ana  Maria', 'doubled'],
  ['A..B', 'doubled'],
  ['A·B.C', 'mixedDots'],
  ['.Ana', 'edgeDot'],
  ['林语·', 'edgeDot'],
  [' Ana', 'edgeSpace'],
  [' 林语', null],
])('[5.02] the name %j has the problem %j', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each([
  ['court2026', null],
  ['court26', 'combination'],
  ['court20261234', 'combination'],
  ['courtside', 'combination'],
  ['20262026', 'combination'],
  ['court 2026', 'combination'],
  ['abc123456', 'known'],
  ['Password1', 'known'],
])('[5.03] the password %j has the problem %j', (password, problem) => {
  expect(passwordProblem(password, 'beian')).toBe(problem);
});

test('[5.04] password may not equal the username in any case', () => {
  expect(passwordProblem('Court2026', 'cOURT2026')).toBe('sameAsName');
});

test('[5.04] a password may not equal the username', () => {
  expect(passwordProblem('beian', 'BeiAn')).toBe('sameAsName');
  expect(passwordProblem('', '')).toBe('combination');
});

test.each([
  ['012345', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
  ['123456\n', false],
])('[5.05] whether %j is a withdrawal password: %j', (text, fits) => {
  expect(isWithdrawalPassword(text)).toBe(fits);
});

test.each([
  ['13800000207', '86', true],
  ['13800000207', '+86', true],
  ['1380000020', '86', false],
  ['138000002070', '86', false],
  ['03800000207', '86', false],
  ['1234', '852', true],
  ['123', '852', false],
  ['1234567890123', '1', true],
  ['12345678901234', '1', false],
  ['1234 5678', '65', false],
  ['', '86', false],
])('[5.06] whether %j is a phone number of region %j: %j', (text, region, fits) => {
  expect(isPhone(text, region)).toBe(fits);
});

test.each([
  ['lin.zhou+vip@mail.example.com', true],
  ['lin@example', false],
  ['lin@@example.com', false],
  ['lin zhou@example.com', false],
  ['@example.com', false],
  ['lin@example.c', false],
  ['lin@exa_mple.com', false],
  [`${'l'.repeat(250)}@example.com`, false],
])('[5.06] whether %j is an e-mail address: %j', (text, fits) => {
  expect(isEmail(text)).toBe(fits);
});

test.each([
  ['1234567890123', '1234*********'],
  ['123456789012', '1234********'],
  ['13812345678', '138********'],
  ['1234567890', '123*******'],
  ['123456789', '123******'],
  ['12345678', '12****78'],
  ['1234567', '1******'],
  ['123456', '1*****'],
  ['12345', '1***'],
  ['1234', '1***'],
  ['123', '***'],
  ['', ''],
])('[5.07] the number %s shows as %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['79927398713', true],
  ['6222020200001234565', false],
  ['4111111111111111', true],
  ['4111111111111112', false],
  ['4111 1111 1111 1111', false],
  ['0000000000000000', false],
  ['18', false],
  ['', false],
])('[5.09] whether %j is a card number: %j', (text, fits) => {
  expect(isCardNumber(text)).toBe(fits);
});

test('[5.09] one wrong digit is always found', () => {
  const card = '4111111111111111';
  for (const at of card.split('').keys()) {
    for (const digit of '0123456789'.replace(card.charAt(at), '')) {
      expect(isCardNumber(card.slice(0, at) + digit + card.slice(at + 1))).toBe(false);
    }
  }
});

test('[5.09] a positive integer has no sign, point or leading zero', () => {
  expect(['1', '10', '987654321'].map(isPositiveInteger)).toEqual([true, true, true]);
  expect(['0', '01', '-1', '+1', '1.0', '1e3', ' 1', ''].some(isPositiveInteger)).toBe(false);
});

test('[5.09] a user name is letters, digits and Chinese', () => {
  expect(['beian', 'Beian88', '北岸88'].map(isUserName)).toEqual([true, true, true]);
  expect(['bei_an', 'bei an', 'beian.', 'café', '', '北·岸'].some(isUserName)).toBe(false);
});

test('[5.10] a blank or too long field gives its own message', () => {
  const rule = { maxLength: 5, message: '昵称 1 到 5 个字符' };
  expect(formFieldProblem('北岸的风', rule)).toBeNull();
  expect(formFieldProblem('12345', rule)).toBeNull();
  expect(formFieldProblem('123456', rule)).toBe(rule.message);
  expect(formFieldProblem('  ', rule)).toBe(rule.message);
});

test.each([
  ['000000', true],
  ['123456', true],
  ['987654', true],
  ['012345', true],
  ['121212', true],
  ['258258', true],
  ['246810', false],
  ['135790', false],
  ['112233', false],
  ['890123', false],
])('[5.05] whether %s is a withdrawal password others guess first: %j', (digits, weak) => {
  expect(isWeakWithdrawalPassword(digits)).toBe(weak);
});

test.each([
  ['12 34-56', '123456'],
  ['１２３４５６', '123456'],
  ['验证码 246810，请勿转发', '246810'],
  ['1234567', '123456'],
  ['\u202d 123\u2011456\u202c', '123456'],
  ['验证码：１２３４５６', '123456'],
  ['【95588】您的验证码是 123456，5 分钟内有效', '123456'],
  ['abc', ''],
])('[5.05] [5.09] of %j a field of six digits keeps %j', (typed, digits) => {
  expect(digitsTyped(typed, 6)).toBe(digits);
});

test.each([
  ['\u202d13800138000\u202c', '86'],
  ['138‑0013‑8000', '86'],
  ['13800138000\u200b', '86'],
  ['１３８００１３８０００', '86'],
  ['+86 138 0013 8000', '86'],
  ['＋８６　１３８－００１３－８０００', '86'],
  ['0086-138.0013.8000', '86'],
  ['8613800138000', '86'],
  ['(86) 138 0013 8000', '86'],
  ['013800138000', '86'],
])('[5.06] %j pasted under +%s is the number it shows', (typed, region) => {
  expect(phoneTyped(typed, region)).toBe('13800138000');
});

test('[5.06] only the dialling code that is chosen is taken off a number', () => {
  expect(phoneTyped('+852 6123 4567', '852')).toBe('61234567');
  expect(phoneTyped('85261234567', '852')).toBe('85261234567');
  expect(isPhone(phoneTyped('+852 6123 4567', '86'), '86')).toBe(false);
  expect(isPhone(phoneTyped('138 0013 800x', '86'), '86')).toBe(false);
});

test('[5.06] marks between the digits change no number, whichever they are', () => {
  const mark = fc.constantFrom(
    '',
    ' ',
    '-',
    '‑',
    '–',
    '−',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\u202d',
    '\u2060',
    '(',
    ')',
  );
  const written = fc.tuple(
    fc.constantFrom('', '+86', '0086'),
    fc.array(mark, { minLength: 12, maxLength: 12 }),
  );
  fc.assert(
    fc.property(written, fc.boolean(), ([code, marks], isWide) => {
      const typed = `${code}${marks.map((each, at) => `${each}${'13800138000'.charAt(at)}`).join('')}`;
      const shown = isWide
        ? typed.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
        : typed;
      expect(phoneTyped(shown, '86')).toBe('13800138000');
      expect(digitsTyped(marks.map((each, at) => `${each}${'246810'.charAt(at)}`).join(''), 6)).toBe(
        '246810',
      );
    }),
  );
});

test('[5.06] an address is read without the marks that are pasted along', () => {
  expect(emailTyped('\u202alin@mail.example\u202c ')).toBe('lin@mail.example');
});

test('[3.13] the chain of an address follows from its shape', () => {
  const tron = 'TQWhwdjJDveARKwhiC6jeTA9YuWiktqx25';
  const ether = '0x52908400098527886E0F7030069857D2E4169EE7';
  expect([chainOfAddress(tron), chainOfAddress(ether), chainOfAddress('T0')]).toEqual([
    'TRC20',
    'ERC20',
    null,
  ]);
  expect(isChainAddress('ERC20', tron)).toBe(false);
  expect(isChainAddress('toString', tron)).toBe(false);
  expect(isChainAddress('TRC20', tron.replace('5', '0'))).toBe(false);
});

test('[3.13] the bank of a card is guessed by the longest prefix', () => {
  const banks = [
    { bankCode: 'A', prefixes: ['62'] },
    { bankCode: 'B', prefixes: ['9', '6217'] },
  ];
  expect(bankOfCard('6217000', banks)).toBe('B');
  expect(bankOfCard('6228', banks)).toBe('A');
  expect(bankOfCard('4', banks)).toBeNull();
  expect(bankOfCard('', banks)).toBeNull();
});
