import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Link } from '#kit/link/link.tsx';
import { PageJump } from './page-jump.tsx';
import { pageNumbers } from './page-numbers.ts';
import { t } from './texts.ts';
import type { Picking } from './use-record-pick.ts';
import './pager.css';

interface StepProps {
  icon: IconName;
  label: string;
  /** Page it leads to, null where there is no such page. */
  to: number | null;
  pagePath: (page: number) => string;
  onStep: (to: number) => void;
}

const Step = ({ icon, label, to, pagePath, onStep }: StepProps) =>
  to === null ? (
    <span className="pager__off">
      <Icon name={icon} size={16} />
    </span>
  ) : (
    <Link to={pagePath(to)} aria-label={label} onClick={() => onStep(to)}>
      <Icon name={icon} size={16} />
    </Link>
  );

interface PagerProps {
  total: number;
  size: number;
  picking: Picking;
}

/** Moves the focus of a step that ends at the first or last page to the current page. */
function useFocusAfterStep(page: number) {
  const pager = useRef<HTMLElement>(null);
  const target = useRef<number | null>(null);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (target.current === page && isLost)
      pager.current?.querySelector<HTMLElement>('[aria-current=page]')?.focus({ preventScroll: true });
    target.current = null;
  }, [page]);
  const onStep = (to: number) => {
    target.current = to;
  };
  return { pager, onStep };
}

/** Links to the other pages; empty where one holds all lines. */
export function Pager({ total, size, picking: { pick, pagePath, toPage } }: PagerProps) {
  const pages = Math.ceil(total / size);
  const { page } = pick;
  const { pager, onStep } = useFocusAfterStep(page);
  if (pages < 2) return null;
  const first = (page - 1) * size + 1;
  const numbers = pageNumbers(page, pages);
  const here = { first, last: Math.min(total, page * size), total };
  return (
    <nav ref={pager} className="pager" aria-label={t('record.pages')}>
      <span className="pager__here">{first > total ? null : t('record.pageOf', here)}</span>
      <Step
        icon="chev-left"
        label={t('record.previous')}
        pagePath={pagePath}
        onStep={onStep}
        to={page > 1 ? Math.min(page, pages + 1) - 1 : null}
      />
      {numbers.map((number, index) =>
        number === null ? (
          <span key={index === 1 ? 'before' : 'after'} className="pager__gap">
            {'…'}
          </span>
        ) : (
          <Link
            key={number}
            to={pagePath(number)}
            aria-label={t('record.page', { page: number })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      <Step
        icon="chev-right"
        label={t('record.next')}
        pagePath={pagePath}
        onStep={onStep}
        to={page < pages ? page + 1 : null}
      />
      {numbers.includes(null) ? <PageJump pages={pages} toPage={toPage} /> : null}
    </nav>
  );
}
