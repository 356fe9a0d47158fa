import type { ICruiseResult } from 'dependency-cruiser';

/** Districts of each realm from the lowest to the highest: a district imports itself and those before it. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  'src/sandbox/domains': [
    'site',
    'ground',
    'care',
    'rewards',
    'money',
    'play',
    'activity',
    'protection',
    'community',
    'people',
  ],
  'src/app/features': [
    'ground',
    'people',
    'money',
    'play',
    'rewards',
    'activity',
    'care',
    'community',
    'home',
    'protection',
    'site',
  ],
};

/** Files that may import from a higher district, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/app/features/people/profile/basics/name-dialog.tsx':
    'the real name of the profile is the name payees are bound to; both bind it with one form',
};

/** Finds imports from a lower to a higher district. @returns one line for each import */
export function districtBreaches({ modules }: ICruiseResult): string[] {
  return Object.entries(ORDER).flatMap(([folder, order]) => {
    const heightOf = (path: string) =>
      path.startsWith(`${folder}/`) ? order.indexOf(path.slice(folder.length + 1).split('/')[0] ?? '') : -1;
    return modules
      .filter(({ source }) => !/\.test\.tsx?$/.test(source) && !(source in ALLOWED) && heightOf(source) >= 0)
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => heightOf(resolved) > heightOf(source))
          .map(({ resolved }) => `district-order: ${source} → ${resolved}`),
      );
  });
}
