import { expect, test } from 'vitest';
import { maskedName } from './member-names.ts';

test.each([
  ['林', '林*'],
  ['林舟', '林*'],
  ['林北岸', '林*岸'],
  ['欧阳望舒', '欧**舒'],
  ['', '*'],
])('[3.13] the name %j is shown as %j', (name, shown) => expect(maskedName(name)).toBe(shown));
