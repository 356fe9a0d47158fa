import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '#tests/fixtures/mount.tsx';
import { Checkbox } from './checkbox.tsx';
import { PasswordField } from './password-field.tsx';
import { Slider } from './slider.tsx';
import { Switch } from './switch.tsx';
import { TextField } from './text-field.tsx';

test('a field is named by its label and described by its hint', async () => {
  mount(<TextField label="nickname" hint="2 to 24 characters" />);
  const field = page.getByRole('textbox', { name: 'nickname' });
  await expect.element(field).toHaveAccessibleDescription('2 to 24 characters');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('an error marks the field invalid and replaces the hint', async () => {
  mount(<TextField label="phone" hint="11 digits" error="one digit is missing" />);
  const field = page.getByRole('textbox', { name: 'phone' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription('one digit is missing');
  await expect.element(page.getByText('11 digits')).not.toBeInTheDocument();
});

test('a checkbox error is tied to the box', async () => {
  mount(<Checkbox label="of age" error="confirm your age" />);
  await expect
    .element(page.getByRole('checkbox', { name: 'of age' }))
    .toHaveAccessibleDescription('confirm your age');
});

test('a password is visible while its toggle is on', async () => {
  mount(<PasswordField label="password" showLabel="show" hideLabel="hide" defaultValue="court2026" />);
  await expect.element(page.getByLabelText('password')).toHaveAttribute('type', 'password');
  await userEvent.click(page.getByRole('button', { name: 'show' }));
  await expect.element(page.getByRole('textbox', { name: 'password' })).toHaveValue('court2026');
  await userEvent.click(page.getByRole('button', { name: 'hide' }));
  await expect.element(page.getByLabelText('password')).toHaveAttribute('type', 'password');
});

function Danmaku() {
  const [on, setOn] = useState(false);
  return <Switch label="danmaku" checked={on} onCheckedChange={setOn} />;
}

test('a switch turns by the space bar', async () => {
  mount(<Danmaku />);
  const control = page.getByRole('switch', { name: 'danmaku' });
  await expect.element(control).not.toBeChecked();
  control.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
});

function Volume() {
  const [volume, setVolume] = useState(60);
  return <Slider label="volume" value={volume} onValueChange={setVolume} step={5} />;
}

test('a slider follows the arrow keys and End', async () => {
  mount(<Volume />);
  const control = page.getByRole('slider', { name: 'volume' });
  await expect.element(control).toHaveValue('60');
  control.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(control).toHaveValue('55');
  await userEvent.keyboard('{End}');
  await expect.element(control).toHaveValue('100');
});
