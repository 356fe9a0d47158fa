import { FigureList } from './figure-list.tsx';
import { msText, sizeText, wholeText } from './figure-text.ts';
import type { PageSample } from './page-probe.ts';
import { t } from './texts.ts';

const NOTHING = '—';
const orNothing = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? NOTHING : textOf(count);
const orNotTold = (count: number | null, textOf: (count: number) => string): string =>
  count === null ? t('developer.notTold') : textOf(count);

/** What this page costs the browser. */
export function PagePart({ page }: { page: PageSample }) {
  const { tasks } = page;
  const figures = [
    { name: t('developer.fps'), value: orNothing(page.fps, wholeText) },
    { name: t('developer.rows'), value: orNothing(page.rows, wholeText) },
    { name: t('developer.longTasks'), value: orNotTold(tasks?.count ?? null, wholeText) },
    { name: t('developer.longest'), value: orNotTold(tasks?.longestMs ?? null, msText) },
    { name: t('developer.toBottom'), value: orNothing(page.toBottomPx, (px) => `${wholeText(px)} px`) },
    { name: t('developer.heap'), value: orNotTold(page.heapBytes, sizeText) },
  ];
  return <FigureList title={t('developer.page')} figures={figures} />;
}
