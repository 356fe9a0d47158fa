import { type FormEvent, useState } from 'react';
import { t } from '#i18n/texts.ts';
import { Button } from '#kit/action/button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { AlertDialog } from '#kit/overlay/dialog/alert-dialog.tsx';
import { Dialog } from '#kit/overlay/dialog/dialog.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { OverlayHost } from '#kit/overlay/overlay-host.ts';
import { Menu } from '#kit/overlay/popover/menu.tsx';
import type { MenuEntry } from '#kit/overlay/popover/menu-entry.ts';
import { Popover } from '#kit/overlay/popover/popover.tsx';
import { SettingsButton } from '#kit/overlay/settings-button.tsx';
import { PageSheet, Sheet } from '#kit/overlay/sheet/sheet.tsx';
import { Tooltip } from '#kit/overlay/tooltip.tsx';
import { statesTexts } from './texts.ts';

const { menu: popupText, popover, settings, tooltip } = statesTexts;

/** Menu and popover on the page, menu and tooltip on a stage. */
export function PopupSamples() {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <div className="states__flow">
      <SourceMenu />
      <Popover trigger={<Button variant="ghost">{popover.open}</Button>} label={popover.open}>
        <p className="sm">{popover.text}</p>
      </Popover>
      <SettingsButton icon="sliders" label={settings.open} closeLabel={t('common.close')}>
        <p className="sm">{settings.text}</p>
      </SettingsButton>
      <div ref={setStage} className="stage states__bar row gap-8">
        <OverlayHost value={stage}>
          <SourceMenu />
          <Tooltip text={tooltip} align="end">
            <IconButton icon="maximize" label={tooltip} />
          </Tooltip>
        </OverlayHost>
      </div>
    </div>
  );
}

function SourceMenu() {
  const [line, setLine] = useState('a');
  const [quality, setQuality] = useState('high');
  const items: readonly MenuEntry[] = [
    {
      kind: 'choice',
      id: 'line',
      label: popupText.line,
      value: line,
      onValueChange: setLine,
      options: [
        { value: 'a', label: popupText.lineA, detail: popupText.fast },
        { value: 'b', label: popupText.lineB, detail: popupText.slow },
      ],
    },
    {
      kind: 'choice',
      id: 'quality',
      label: popupText.quality,
      value: quality,
      onValueChange: setQuality,
      options: [
        { value: 'high', label: popupText.high },
        { value: 'low', label: popupText.low, disabled: true },
      ],
    },
    { kind: 'separator', id: 'rest' },
    {
      kind: 'action',
      id: 'report',
      label: popupText.report,
      icon: 'flag',
      onSelect: () => setLine('a'),
    },
    {
      kind: 'action',
      id: 'ban',
      label: popupText.ban,
      icon: 'ban',
      tone: 'alert',
      onSelect: () => setLine('b'),
    },
  ];
  return (
    <Menu
      trigger={<Button icon="sliders">{popupText.open}</Button>}
      label={popupText.open}
      items={items}
      align="start"
    />
  );
}

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
        lightDismiss
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
