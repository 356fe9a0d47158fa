import type { LegResult } from '#contract/play/betting/legs/leg.ts';
import { Tag } from '#kit/mark/tag.tsx';
import './result-tag.css';

/** Label of a result; its style shows whether it is full, half or void. */
export const ResultTag = ({ result, children }: { result: LegResult; children: string }) => (
  <Tag className={`bet-result--${result}`}>{children}</Tag>
);
