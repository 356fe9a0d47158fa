import { type FormEvent, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#kit/action/button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { PageSheet } from '#kit/overlay/sheet/page-sheet.tsx';
import { Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { statesTexts } from './texts.ts';

const text = statesTexts.dialogs;
type Sample = keyof typeof text;
const samples: readonly Sample[] = ['login', 'elsewhere', 'notice', 'plain', 'form', 'sheet', 'page'];

/** A button for each dialog. */
export function DialogSamples() {
  const [open, setOpen] = useState<Sample>();
  const close = () => setOpen(undefined);
  return (
    <div className="states__flow">
      {samples.map((sample) => (
        <Button key={sample} onClick={() => setOpen(sample)}>
          {text[sample].open}
        </Button>
      ))}
      <Questions open={open} close={close} />
      <Dialog
        open={open === 'plain'}
        onOpenChange={close}
        title={text.plain.title}
        description={text.plain.text}
        icon="trend"
        closeLabel={t('common.close')}
        actions={<PlainActions close={close} />}
      />
      <Sheet
        open={open === 'sheet'}
        onOpenChange={close}
        title={text.sheet.title}
        closeLabel={t('common.close')}
      >
        {text.sheet.text}
      </Sheet>
      {open === 'form' ? <NicknameForm close={close} /> : null}
      <PageSheet open={open === 'page'} onOpenChange={close} title={text.page.title}>
        <div className="states__stack">
          <p>{text.page.text}</p>
          <Button onClick={close}>{text.page.close}</Button>
        </div>
      </PageSheet>
    </div>
  );
}

function Questions({ open, close }: { open: Sample | undefined; close: () => void }) {
  return (
    <>
      <AlertDialog
        open={open === 'login'}
        title={text.login.title}
        description={text.login.text}
        icon="user"
        confirmLabel={text.login.yes}
        onConfirm={close}
        cancelLabel={text.login.no}
        onCancel={close}
      />
      <AlertDialog
        open={open === 'elsewhere'}
        title={text.elsewhere.title}
        description={text.elsewhere.text}
        icon="shield"
        tone="alert"
        confirmLabel={text.elsewhere.yes}
        onConfirm={close}
        cancelLabel={text.elsewhere.no}
        onCancel={close}
        focus="cancel"
      />
      <AlertDialog
        open={open === 'notice'}
        title={text.notice.title}
        description={text.notice.text}
        icon="info"
        confirmLabel={text.notice.yes}
        onConfirm={close}
      />
    </>
  );
}

function NicknameForm({ close }: { close: () => void }) {
  const save = (event: FormEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <FormDialog
      title={text.form.title}
      description={text.form.text}
      closeLabel={t('common.close')}
      submitLabel={text.form.yes}
      laterLabel={text.form.no}
      busy={false}
      onSubmit={save}
      onClose={close}
    >
      <TextField label={text.form.label} />
    </FormDialog>
  );
}

function PlainActions({ close }: { close: () => void }) {
  return (
    <>
      <Button onClick={close}>{text.plain.no}</Button>
      <Button variant="primary" onClick={close}>
        {text.plain.yes}
      </Button>
    </>
  );
}
