import { PLATFORM_ERRORS, type RefusalCode } from './error-codes.table.ts';

type Numbers = Readonly<Record<'SUCCESS' | RefusalCode, number>>;

const isRefusalCode = (name: string): name is RefusalCode => Object.hasOwn(PLATFORM_ERRORS, name);
const REFUSALS = Object.keys(PLATFORM_ERRORS).filter(isRefusalCode);
const NAMES: ReadonlyMap<number, RefusalCode> = new Map(
  REFUSALS.map((name) => [PLATFORM_ERRORS[name].number, name]),
);

const isComplete = (numbers: object): numbers is Numbers => REFUSALS.every((name) => name in numbers);

function readNumbers(): Numbers {
  const refusals = REFUSALS.map((name) => [name, PLATFORM_ERRORS[name].number] as const);
  const numbers: object = Object.fromEntries([['SUCCESS', 0], ...refusals]);
  if (!isComplete(numbers)) throw new TypeError('a code lacks its number');
  return numbers;
}

/** `code` of the response's envelope, by name. */
export const PLATFORM_CODES: Numbers = readNumbers();

/** Returns the code of a numeric refusal, or null for an unknown number. */
export const refusalCodeOf = (number: number): RefusalCode | null => NAMES.get(number) ?? null;
