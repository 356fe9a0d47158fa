import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Page(props: { lightDismiss?: boolean; closeLabel?: string | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <a href="#behind">behind</a>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A title"
        description="A sentence"
        closeLabel="close"
        actions={<button type="button">act</button>}
        {...props}
      />
    </main>
  );
}

const opener = page.getByRole('button', { name: 'open' });
const dialog = page.getByRole('dialog', { name: 'A title' });

async function openByKeyboard() {
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
}

test('a dialog is named by its title and described by its sentence', async () => {
  mount(<Page />);
  await openByKeyboard();
  await expect.element(dialog).toHaveAccessibleDescription('A sentence');
});

test('the focus stays inside an open dialog, both ways round', async () => {
  mount(<Page />);
  await openByKeyboard();
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys);
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
});

test('Esc closes a dialog and returns focus to the previously focused element', async () => {
  mount(<Page />);
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

const pressBeside = () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });

test('a press beside a dialog does not close it', async () => {
  mount(<Page />);
  await openByKeyboard();
  await pressBeside();
  await expect.element(dialog).toBeVisible();
});

test('a press beside a dialog with light dismiss closes it', async () => {
  mount(<Page lightDismiss />);
  await openByKeyboard();
  await pressBeside();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a dialog without a close button is not closed by Esc', async () => {
  mount(<Page closeLabel={undefined} />);
  await openByKeyboard();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).toBeVisible();
});

function Question({ answers }: { answers: string[] }) {
  const [open, setOpen] = useState(true);
  const answer = (choice: string) => () => {
    answers.push(choice);
    setOpen(false);
  };
  return (
    <AlertDialog
      open={open}
      title="Sure"
      confirmLabel="do it"
      onConfirm={answer('yes')}
      cancelLabel="leave it"
      onCancel={answer('no')}
      focus="cancel"
    />
  );
}

const question = page.getByRole('alertdialog', { name: 'Sure' });

test('an alert dialog focuses the safe answer, and Esc declines', async () => {
  const answers: string[] = [];
  mount(<Question answers={answers} />);
  await expect.element(page.getByRole('button', { name: 'leave it' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(answers).toEqual(['no']);
});

test('a press beside a question does not answer it', async () => {
  const answers: string[] = [];
  mount(<Question answers={answers} />);
  await expect.element(question).toBeVisible();
  await pressBeside();
  await expect.element(question).toBeVisible();
  expect(answers).toEqual([]);
});

function Busy({ declined, leavable }: { declined: string[]; leavable?: boolean }) {
  return (
    <AlertDialog
      open
      busy
      leavable={leavable}
      title="Sure"
      confirmLabel="do it"
      onConfirm={() => declined.push('yes')}
      cancelLabel="leave it"
      onCancel={() => declined.push('no')}
    />
  );
}

const press = (name: string) => page.getByRole('button', { name }).click({ force: true });

test('a question whose action is under way is not declined', async () => {
  const declined: string[] = [];
  mount(<Busy declined={declined} />);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await press('leave it');
  await press('do it');
  await userEvent.keyboard('{Escape}');
  expect(declined).toEqual([]);
});

test('a question that may be left while busy is left', async () => {
  const declined: string[] = [];
  mount(<Busy declined={declined} leavable />);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await press('leave it');
  await userEvent.keyboard('{Escape}');
  expect(declined).toEqual(['no', 'no']);
});

test('a busy dialog ignores its close button, Esc and outside presses', async () => {
  const closed: boolean[] = [];
  const change = (next: boolean) => closed.push(next);
  mount(<Dialog open busy onOpenChange={change} title="A title" closeLabel="close" />);
  await expect.element(dialog).toBeVisible();
  await press('close');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  expect(closed).toEqual([]);
});
