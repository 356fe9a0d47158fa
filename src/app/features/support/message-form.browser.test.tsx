import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { SERVICE_TEXT_MAX } from '#contract/constants/support.ts';
import { MessageForm } from './message-form.tsx';

const RULE = `请写下遇到的问题，1 到 ${SERVICE_TEXT_MAX} 字`;

function show() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  root.render(<MessageForm onSent={() => undefined} />);
  return page.getByLabelText('问题描述');
}

test('[5.10] a text beyond its limit gives the message of its rule while it is typed, and keeps every letter', async () => {
  const field = show();
  await field.fill('画'.repeat(SERVICE_TEXT_MAX));
  await expect.element(field).toHaveAccessibleDescription(`最多 ${SERVICE_TEXT_MAX} 字`);
  await field.fill('画'.repeat(SERVICE_TEXT_MAX + 1));
  await expect.element(field).toHaveAccessibleDescription(RULE);
  await expect.element(field).toHaveValue('画'.repeat(SERVICE_TEXT_MAX + 1));
  await field.fill('画面比声音慢');
  await expect.element(field).toHaveAccessibleDescription(`最多 ${SERVICE_TEXT_MAX} 字`);
});

test('[5.10] a blank text gives the message of its rule when it is sent', async () => {
  const field = show();
  await page.getByRole('button', { name: '提交' }).click();
  await expect.element(field).toHaveAccessibleDescription(RULE);
});
