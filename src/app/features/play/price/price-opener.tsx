import { type ReactNode, useState } from 'react';
import { Icon } from '#kit/icon/icon.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OnceOpened } from '#kit/part/optional-part.tsx';
import { t } from './texts.ts';
import type { TrendSubject } from './trend-subject.ts';

const PriceDialog = lazyPart(() => import('./price-dialog.tsx').then((file) => file.PriceDialog));

/** A price that opens its course. */
export function PriceOpener({ subject, children }: { subject: TrendSubject; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="row gap-6" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <Icon name="trend" size={14} className="t3" />
        <span className="sr">{t('price.open', { name: subject.name })}</span>
      </button>
      <OnceOpened open={open}>
        <PriceDialog subject={subject} open={open} onOpenChange={setOpen} />
      </OnceOpened>
    </>
  );
}
