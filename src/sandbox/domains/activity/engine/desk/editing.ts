import type { SettingValues } from './settings.ts';

/** Unit of a number; percent and yuan are stored in hundredths. */
export type EditUnit = 'percent' | 'yuan' | 'count' | 'coins' | 'points';

/** A number that an operator may change. */
export type EditField = {
  readonly name: string;
  readonly label: string;
  /** Whole, in the smallest part of its unit. */
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: EditUnit;
};

/** Numbers that are changed together. */
export type EditGroup = {
  readonly group: string;
  readonly label: string;
  /** Condition of the numbers, or the reason why they cannot be changed now. */
  readonly note: string;
  readonly isOpen: boolean;
  /** Required sum of all of them; null for none. */
  readonly sum: number | null;
  readonly fields: readonly EditField[];
};

/** Error of a refused change of numbers, with a reason for an operator. */
export class EditRefusal extends Error {
  override readonly name = 'EditRefusal';
}

const UNIT_LABELS: Readonly<Record<EditUnit, string>> = {
  percent: '%',
  yuan: ' 元',
  count: '',
  coins: ' 金币',
  points: ' 积分',
};

/** A number with its unit: `12.50 %`. */
function unitText(value: number, unit: EditUnit): string {
  const isFine = unit === 'percent' || unit === 'yuan';
  return `${isFine ? (value / 100).toFixed(2) : value}${unit === 'percent' ? ' ' : ''}${UNIT_LABELS[unit]}`;
}

function checkField({ name, label, min, max, unit }: EditField, values: SettingValues): number {
  const value = values[name];
  if (value === undefined) throw new EditRefusal(`没有填“${label}”`);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new EditRefusal(`“${label}”要在 ${unitText(min, unit)} 到 ${unitText(max, unit)} 之间`);
  return value;
}

/** @throws EditRefusal unless the group is open and each of its fields has a value within its bounds, with no other values. */
export function checkEdit({ isOpen, note, fields, sum }: EditGroup, values: SettingValues): void {
  if (!isOpen) throw new EditRefusal(note);
  const known = new Set(fields.map(({ name }) => name));
  const foreign = Object.keys(values).find((name) => !known.has(name));
  if (foreign !== undefined) throw new EditRefusal(`没有“${foreign}”这一项`);
  const total = fields.reduce((all, field) => all + checkField(field, values), 0);
  const unit = fields[0]?.unit ?? 'count';
  if (sum !== null && total !== sum)
    throw new EditRefusal(`合计要等于 ${unitText(sum, unit)}，现在是 ${unitText(total, unit)}`);
}
