import './match-table.css';
import type { ComponentProps } from 'react';
import { classNames } from '#kit/class-names.ts';

/** Table of figures about sides: names at the left, figures at the right. */
export const MatchTable = ({ className, ...table }: ComponentProps<'table'>) => (
  <table {...table} className={classNames('match-table', className)} />
);
