import { tLater } from '#app/i18n/later-text.ts';
import { FigureList } from './figure-list.tsx';
import { msText, sizeText, wholeText } from './figure-text.ts';
import type { PageSample } from './page-probe.ts';

const NOTHING = '—';
const orNothing = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? NOTHING : textOf(count);
const orNotTold = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? tLater('developer.notTold') : textOf(count);

/** What this page costs the browser. */
export function PagePart({ page }: { page: PageSample }) {
  const { tasks } = page;
  const figures = [
    { name: tLater('developer.fps'), value: orNothing(page.fps, wholeText) },
    { name: tLater('developer.rows'), value: orNothing(page.rows, wholeText) },
    { name: tLater('developer.longTasks'), value: orNotTold(tasks?.count ?? null, wholeText) },
    { name: tLater('developer.longest'), value: orNotTold(tasks?.longestMs ?? null, msText) },
    { name: tLater('developer.toBottom'), value: orNothing(page.toBottomPx, (px) => `${wholeText(px)} px`) },
    { name: tLater('developer.heap'), value: orNotTold(page.heapBytes, sizeText) },
  ];
  return <FigureList title={tLater('developer.page')} figures={figures} />;
}
