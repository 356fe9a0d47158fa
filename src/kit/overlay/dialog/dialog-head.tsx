import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import type { IconName } from '#kit/icon/icon-paths.table.ts';

/** Texts in the head of a dialog or sheet. */
export interface DialogTexts {
  title: string;
  description?: string | undefined;
  icon?: IconName | undefined;
  /** `alert` for what cannot be undone or went wrong. */
  tone?: 'plain' | 'alert' | undefined;
}

/** Icon and title, then the sentence under them; `children` is what is at the right. */
export function DialogHead({
  title,
  description,
  icon,
  tone,
  children,
}: DialogTexts & { children?: ReactNode }) {
  return (
    <>
      <div className="dialog__head">
        {icon && (
          <span className={classNames('dialog__icon', tone === 'alert' && 'dialog__icon--alert')}>
            <Icon name={icon} size={19} />
          </span>
        )}
        <Dialog.Title className="dialog__title">{title}</Dialog.Title>
        {children}
      </div>
      {description !== undefined && (
        <Dialog.Description className="dialog__text">{description}</Dialog.Description>
      )}
    </>
  );
}
