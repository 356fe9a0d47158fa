import { expect, test } from 'vitest';
import { noticesPage, shippedPackages } from './third-party.ts';

const MIT = (holder: string) => `MIT License\n\nCopyright (c) 2020 ${holder}\n\nPermission is granted.`;

test('every shipped package names its licence', () => {
  const packages = shippedPackages();
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'hls.js', 'emojibase-data']),
  );
  expect(packages.filter(({ licence }) => licence === '')).toEqual([]);
});

test('packages with the same terms share one licence text', () => {
  const page = noticesPage([
    { name: 'one', version: '1.0.0', licence: 'MIT', text: MIT('Ann') },
    { name: 'two', version: '2.0.0', licence: 'MIT', text: MIT('Bob') },
  ]);
  expect(page.match(/Permission is granted\./g)).toHaveLength(1);
  expect(page).toContain('- one · Copyright (c) 2020 Ann\n- two · Copyright (c) 2020 Bob');
});
