import { Button } from '#app/kit/action/button.tsx';
import { PAGE_SIZE } from '#app/page/list-sizes.ts';
import { t } from '../texts.ts';

type PagesProps = {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
};

/** Leads through the pages of a list; nothing where there is one. */
export function Pages({ page, total, onPage }: PagesProps) {
  const pages = Math.ceil(total / PAGE_SIZE);
  if (pages < 2) return null;
  return (
    <div className="row between grecs__pages">
      <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('venue.newer')}
      </Button>
      <span className="cap t3 num">{t('venue.page', { page, pages })}</span>
      <Button size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('venue.older')}
      </Button>
    </div>
  );
}
