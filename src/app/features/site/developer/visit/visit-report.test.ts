import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paths } from '#app/routes/paths.ts';
import { FAILURE_KINDS, VITAL_NAMES, VisitReport } from '#contract/site/visit/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { visitReport } from './watch-visit.ts';

/** Values that must never be sent: names, texts, tokens; marked, so that they are found in any sent data. */
const secret = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => `Geheim${text}`);
const inAddress = secret.map((text) => encodeURIComponent(text));
const address = fc.oneof(
  fc
    .constantFrom(...Object.values(paths))
    .chain((pattern) => inAddress.map((text) => pattern.replaceAll(/:\w+\??|\*/g, text))),
  inAddress.map((text) => `/${text}/${text}`),
  inAddress.map((text) => `/app/home/${text}`),
);
const visits = fc.record({
  vitals: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...VITAL_NAMES),
      value: fc.double({ min: 0, max: 1e6, noNaN: true }),
      rating: fc.constantFrom('good' as const, 'needs-improvement' as const, 'poor' as const),
      element: fc.option(secret),
    }),
    { selector: ({ name }) => name },
  ),
  failures: fc.array(
    fc.record({
      kind: fc.constantFrom(...FAILURE_KINDS),
      text: secret,
      count: fc.integer({ min: 1, max: 99 }),
      at: fc.nat().map(serverTime),
    }),
    { maxLength: 20 },
  ),
});

test('a visit report fits the platform and holds no private text', () => {
  fc.assert(
    fc.property(visits, address, (visit, path) => {
      const report = visitReport(visit, { siteId: 5000, path });
      expect(v.parse(VisitReport, report)).toEqual(report);
      expect(JSON.stringify(report)).not.toContain('Geheim');
      const counted = visit.failures.reduce((sum, { count }) => sum + count, 0);
      expect(report.troubles.reduce((sum, { count }) => sum + count, 0)).toBe(counted);
    }),
    { numRuns: 300 },
  );
});

test('a screen is named by its pattern', () => {
  const screenOf = (path: string) => visitReport({ vitals: [], failures: [] }, { siteId: 5000, path }).screen;
  expect(screenOf('/app/room/match/4711')).toBe('/app/room/:kind/:id');
  expect(screenOf('/app/home')).toBe('/app/home');
  expect(screenOf('/wp-admin/geheim')).toBe('/*');
});
