import { expect, test } from 'vitest';
import { type SharedModule, sharedFiles } from './shared-files.ts';

const LARGE = 100_000;
const SMALL = 1_000;

const module = (
  id: string,
  entries: readonly string[],
  rest: Partial<Pick<SharedModule, 'imports' | 'size' | 'file'>> = {},
): SharedModule => ({ id, entries: new Set(entries), imports: [], size: SMALL, file: null, ...rest });

const filesOf = (...modules: readonly SharedModule[]) =>
  sharedFiles(modules)
    .map((ids) => ids.join(' '))
    .toSorted();

test('modules of the same entries share a file, whatever their size', () => {
  expect(filesOf(module('a', ['x', 'y'], { size: LARGE }), module('b', ['y', 'x'], { size: LARGE }))).toEqual(
    ['a b'],
  );
});

test('small modules of overlapping entries share a file', () => {
  expect(filesOf(module('a', ['x', 'y']), module('b', ['x', 'y', 'z']))).toEqual(['a b']);
});

test('a large module stays apart from entries that do not need it', () => {
  expect(filesOf(module('a', ['x', 'y'], { size: LARGE }), module('b', ['x', 'y', 'z']))).toEqual(['a', 'b']);
});

test('modules without a common entry stay apart', () => {
  expect(filesOf(module('a', ['w', 'x']), module('b', ['y', 'z']))).toEqual(['a', 'b']);
});

test('a module stays apart when its imports are large for other entries', () => {
  const large = module('c', ['x', 'y'], { size: LARGE });
  expect(filesOf(module('a', ['x', 'y'], { imports: ['c'] }), module('b', ['x', 'y', 'z']), large)).toEqual([
    'a c',
    'b',
  ]);
});

test('a module that already has a file is neither joined nor listed', () => {
  const assigned = module('b', ['x', 'y'], { file: 'room' });
  expect(filesOf(module('a', ['x', 'y']), assigned)).toEqual(['a']);
});

test('two files never import each other through a third', () => {
  const top = module('top', ['x', 'y'], { imports: ['middle'] });
  const middle = module('middle', ['x', 'y'], { imports: ['foot'], file: 'room' });
  const foot = module('foot', ['x', 'y', 'z']);
  expect(filesOf(top, middle, foot)).toEqual(['foot', 'top']);
});
