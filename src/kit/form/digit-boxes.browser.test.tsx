import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { DigitBoxes } from './digit-boxes.tsx';

const digitsOf = (text: string, length: number) => text.replace(/\D/g, '').slice(0, length);

function Secret({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <DigitBoxes
      label="secret"
      hint="six digits"
      error={error}
      value={value}
      onValueChange={setValue}
      filterText={digitsOf}
    />
  );
}

const field = () => page.getByLabelText('secret');
const full = () => document.querySelectorAll('.digits > .is-full').length;

async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  const allowed = field().element().dispatchEvent(event);
  if (allowed) document.execCommand('insertText', false, text);
}

test('[5.05] digits fill the boxes in order, and Backspace empties the last', async () => {
  mount(<Secret />);
  await userEvent.click(field());
  await userEvent.keyboard('24x6');
  await expect.poll(full).toBe(3);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Backspace}');
  await expect.element(field()).toHaveValue('24');
  await userEvent.keyboard('68101');
  await expect.element(field()).toHaveValue('246810');
});

test('[5.05] a paste lands whole, whatever is around the digits', async () => {
  mount(<Secret />);
  await userEvent.click(field());
  await paste('code: 246-810, keep it');
  await expect.element(field()).toHaveValue('246810');
  await expect.poll(full).toBe(6);
});

test('[5.05] screen readers see one secret field, marked when wrong', async () => {
  mount(<Secret error="too easy to guess" />);
  await expect.element(field()).toHaveAttribute('type', 'password');
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field()).toHaveAccessibleDescription('too easy to guess');
  expect(document.querySelectorAll('.digits [aria-hidden=true]')).toHaveLength(6);
});
