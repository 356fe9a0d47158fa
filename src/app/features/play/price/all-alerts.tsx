import { useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { t } from './texts.ts';

const AlertList = lazyPart(() => import('./alert-list.tsx').then((file) => file.AlertList));

/** Opens every alert of the member. */
export function AllAlerts() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon="bell" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('alert.all')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('alert.all')}
        description={t('alert.note')}
        closeLabel={t('alert.close')}
      >
        <AlertList selectionId={null} />
      </Dialog>
    </>
  );
}
