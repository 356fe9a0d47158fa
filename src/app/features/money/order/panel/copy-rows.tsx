import type { ReactNode } from 'react';
import { copyValue } from '#app/page/copy-value.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from '../texts.ts';
import './copy-rows.css';

export type CopyRow = {
  readonly label: string;
  readonly shown: ReactNode;
  /** Plain value for the copy button: no spaces or separators for readability. Absent where there is nothing to copy. */
  readonly copied?: string;
  readonly hint?: string;
};

/** An address or a number of which every sign counts. */
export const Code = ({ children }: { children: ReactNode }) => (
  <span className="copy-rows__code">{children}</span>
);

/** Facts to be typed elsewhere, each with a button that copies it. */
export const CopyRows = ({ rows }: { rows: readonly CopyRow[] }) => (
  <dl className="copy-rows">
    {rows.map(({ label, shown, copied, hint }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <span className="stack items-start grow">
            {shown}
            {hint === undefined ? null : <span className="cap t3">{hint}</span>}
          </span>
          {copied === undefined ? null : (
            <IconButton
              icon="copy"
              size="sm"
              iconSize={17}
              label={t('order.copy', { what: label })}
              onClick={() => copyValue(copied, label)}
            />
          )}
        </dd>
      </div>
    ))}
  </dl>
);
