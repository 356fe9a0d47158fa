import { useState } from 'react';
import { IconButton } from '#kit/action/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of its toggle while the password is visible. */
  hideLabel: string;
}

/** A password that can be looked at. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      size="sm"
      icon={isShown ? 'eye-off' : 'eye'}
      label={isShown ? hideLabel : showLabel}
      disabled={field.disabled}
      onClick={() => setIsShown(!isShown)}
    />
  );
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
