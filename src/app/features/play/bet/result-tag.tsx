import type { LegResult } from '#contract/play/betting/leg.ts';
import { Tag } from '#kit/mark/tag.tsx';
import './result-tag.css';

/** A result in words; it shows whether it is whole, half or void. */
export const ResultTag = ({ result, children }: { result: LegResult; children: string }) => (
  <Tag className={`bres--${result}`}>{children}</Tag>
);
