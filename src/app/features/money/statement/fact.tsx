import type { ReactNode } from 'react';
import { copyText } from '#app/page/copy-text.ts';
import { IconButton } from '#kit/action/icon-button.tsx';
import { t } from './texts.ts';

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Number with a copy button: of an order, an account, an address. */
export const NumberFact = ({ label, number }: { label: string; number: string }) => (
  <Fact label={label}>
    <span className="record-facts__number">{number}</span>
    <IconButton
      icon="copy"
      size="xs"
      iconSize={14}
      label={t('order.copy', { what: label })}
      onClick={() => copyText(number, label)}
    />
  </Fact>
);
