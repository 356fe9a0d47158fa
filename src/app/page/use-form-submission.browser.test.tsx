import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { appError } from '#contract/errors.ts';
import { TextField } from '#kit/form/text-field.tsx';
import { FormDialog } from '#kit/overlay/dialog/form-dialog.tsx';
import { mount } from '#tests/fixtures/mount.tsx';
import { useFormSubmission } from './use-form-submission.ts';

type Sent = { readonly name: string } & PromiseWithResolvers<string>;
type Log = { readonly sent: Sent[]; readonly events: string[]; readonly refresh: PromiseWithResolvers<void> };

const emptyLog = (): Log => ({ sent: [], events: [], refresh: Promise.withResolvers() });

function NameDialog({ log }: { log: Log }) {
  const form = useForm({ defaultValues: { name: '' } });
  const { submit, busy } = useFormSubmission(form, {
    send: ({ name }) => {
      const answer = Promise.withResolvers<string>();
      log.sent.push({ name, ...answer });
      return answer.promise;
    },
    after: () => log.refresh.promise,
    refusal: ({ code }) => ({ at: 'name', message: code }),
    onDone: (outcome) => log.events.push(outcome),
  });
  return (
    <FormDialog
      title="A name"
      closeLabel="close"
      onClose={() => log.events.push('closed')}
      submitLabel="save"
      busy={busy}
      onSubmit={submit}
    >
      <TextField label="name" error={form.formState.errors.name?.message} {...form.register('name')} />
    </FormDialog>
  );
}

const field = page.getByLabelText('name', { exact: true });
const save = () => page.getByRole('button', { name: 'save' }).click({ force: true });

async function sendName(log: Log): Promise<void> {
  mount(<NameDialog log={log} />);
  await field.fill('Ada');
  await save();
  await expect.poll(() => log.sent.map(({ name }) => name)).toEqual(['Ada']);
}

test('a form being submitted ignores presses, Esc and its close button', async () => {
  const log = emptyLog();
  await sendName(log);
  await save();
  await page.getByRole('button', { name: 'close' }).click({ force: true });
  await userEvent.keyboard('{Escape}');
  expect(log.sent).toHaveLength(1);
  expect(log.events).toEqual([]);
});

test('the dialog stays busy until the work after the command has ended', async () => {
  const log = emptyLog();
  await sendName(log);
  log.sent[0]?.resolve('saved');
  await Promise.resolve();
  await userEvent.keyboard('{Escape}');
  expect(log.events).toEqual([]);
  log.refresh.resolve();
  await expect.poll(() => log.events).toEqual(['saved']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => log.events).toEqual(['saved', 'closed']);
});

test('a refusal is shown at its field, and the typed text stays', async () => {
  const log = emptyLog();
  await sendName(log);
  log.sent[0]?.reject(appError('NICKNAME_TAKEN'));
  await expect.element(page.getByText('NICKNAME_TAKEN')).toBeVisible();
  await expect.element(field).toHaveValue('Ada');
  await expect.element(field).toHaveFocus();
  await save();
  await expect.poll(() => log.sent).toHaveLength(2);
});
