import { Button } from '#kit/action/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { t } from '../texts.ts';

/** Current page of a list, and the function that changes it. */
export type Paging = {
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
};

export const pagesOf = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

type PagesProps = { readonly paging: Paging; readonly total: number; readonly className?: string };

/** Links to the previous and next pages; renders nothing for a single page. At the ends a button retains the focus. */
export function Pages({ paging: { page, size, onPage }, total, className }: PagesProps) {
  const pages = pagesOf(total, size);
  if (pages < 2) return null;
  return (
    <div className={classNames('row between', className)}>
      <Button size="sm" held={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.newer')}
      </Button>
      <span className="cap t3 num" role="status">
        {t('list.page', { page, pages })}
      </span>
      <Button size="sm" held={page >= pages} onClick={() => onPage(page + 1)}>
        {t('list.older')}
      </Button>
    </div>
  );
}
