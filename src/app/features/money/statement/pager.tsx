import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { plainTyped } from '#contract/text/digits-typed.ts';
import { isPositiveInteger } from '#contract/text/form-rules.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';
import { Link } from '#kit/link/link.tsx';
import type { Picking } from './record-pick.ts';
import { t } from './texts.ts';
import './pager.css';

/** Neighbours of the present page that are in a row. */
const BESIDE = 2;

/** The pages to offer, from 1: the first, the last, those around the present one, and null where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= BESIDE,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

/** Longer than any number of a page. */
const LONGEST = 6;

/** Parses a page number, or returns null when there is no such page [5.09]. */
const pageTyped = (text: string, pages: number): number | null =>
  isPositiveInteger(text) && Number(text) <= pages ? Number(text) : null;

/** Opens a page by its number; an invalid one is reported while it is typed [5.09]. */
export function PageJump({ pages, toPage }: { pages: number; toPage: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const page = pageTyped(typed, pages);
  const isWrong = typed !== '' && page === null;
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (page === null) return;
    toPage(page);
    setTyped('');
  };
  return (
    <form className="pager__jump" onSubmit={jump} noValidate>
      <TextField
        label={t('record.jump')}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={LONGEST}
        value={typed}
        error={isWrong ? t('record.jumpWrong', { pages }) : undefined}
        onChange={({ target }) => setTyped(plainTyped(target.value).trim())}
      />
    </form>
  );
}

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
