/**
 * `npm run bench -- load`: home on a first visit over slow 4G with a processor four times slower, beside the smallest
 * possible page with the same image. `COURTSIDE_PREVIOUS=<dist>` adds an earlier build.
 */
import { startSite } from '#tools/launch/sandbox.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePlain } from './plain-page.ts';
import { secondVisits } from './second-visit.ts';
import { type Visit, visit } from './visit.ts';

const ROUNDS = 3;
const FORM_FACTORS = { desktop: false, phone: true };

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const site = await startSite(['--seed', '7']);
const plain = await servePlain(site.url);
const previous = process.env.COURTSIDE_PREVIOUS
  ? await startSite(['--seed', '7', '--web', process.env.COURTSIDE_PREVIOUS])
  : null;
const subjects = {
  home: `${site.url}/app/home`,
  ...(previous ? { 'previous home': `${previous.url}/app/home` } : {}),
  'plain page': plain.url,
};

function rowOf(subject: string, visits: readonly Visit[]): Row {
  const of = (figure: Exclude<keyof Visit, 'lcpOf'>) => median(visits.map((visited) => visited[figure]));
  return {
    subject,
    figures: {
      'fcp ms': of('fcpMs'),
      'lcp ms': of('lcpMs'),
      'rows ms': of('rowsMs'),
      cls: of('cls'),
      'script KB': of('scriptKb'),
      'all KB': of('allKb'),
    },
  };
}

/** Element of each subject's largest paint, by look. */
const largest: Record<string, string> = {};
const rows: Row[] = [];
try {
  for (const [formFactor, phone] of Object.entries(FORM_FACTORS)) {
    const visits = new Map<string, Visit[]>(Object.keys(subjects).map((subject) => [subject, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [subject, url] of Object.entries(subjects))
        visits.get(subject)?.push(await visit(url, phone));
    }
    for (const [subject, seen] of visits) {
      rows.push(rowOf(`${subject}, ${formFactor}`, seen));
      largest[`${subject}, ${formFactor}`] = seen[0]?.lcpOf ?? '';
    }
    rows.push(...(await secondVisits(site.url, formFactor, phone, ROUNDS)));
  }
} finally {
  plain.close();
  await previous?.stop();
  await site.stop();
}

const figure = (subject: string, name: string) =>
  rows.find((row) => row.subject === subject)?.figures[name] ?? Number.NaN;
const ratio = (formFactor: string, name: string) =>
  figure(`home, ${formFactor}`, name) / figure(`plain page, ${formFactor}`, name);
report('load', rows, {
  rounds: ROUNDS,
  network: 'slow 4G: 150 ms, 1.6 Mbit/s',
  cpu: '4x slower',
  largest,
  toPlain: Object.fromEntries(
    Object.keys(FORM_FACTORS).map((formFactor) => [
      formFactor,
      { fcp: ratio(formFactor, 'fcp ms'), lcp: ratio(formFactor, 'lcp ms') },
    ]),
  ),
});
