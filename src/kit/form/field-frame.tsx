import type { ReactNode } from 'react';
import { classNames } from '#kit/class-names.ts';
import { Icon } from '#kit/icon/icon.tsx';
import './field.css';

interface FieldNotes {
  hint?: string | undefined;
  /** Error message with its remedy; replaces the hint. */
  error?: string | undefined;
}

/** Texts around the control of every field. */
export interface FieldTexts extends FieldNotes {
  label: string;
  /** Keeps the label for screen readers only, where the context already names it. */
  labelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  controlId: string;
  children: ReactNode;
}

/** Label above, control, then error or hint under it, tied together by ids. */
export function FieldFrame({ label, labelHidden, hint, error, controlId, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className={classNames(labelHidden && 'sr')} htmlFor={controlId}>
        {label}
      </label>
      {children}
      <FieldNote controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

/** The error of a control, else its hint. */
export function FieldNote({ controlId, hint, error }: FieldNotes & { controlId: string }) {
  const id = noteId(controlId);
  if (error !== undefined) {
    return (
      <p className="err" id={id}>
        <Icon name="octagon" size={14} />
        {error}
      </p>
    );
  }
  return (
    hint !== undefined && (
      <p className="hint" id={id}>
        {hint}
      </p>
    )
  );
}

/** The attributes that tie a control to its error or hint. */
export function describedBy(controlId: string, { hint, error }: FieldNotes) {
  return {
    id: controlId,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined && hint === undefined ? undefined : noteId(controlId),
  };
}

function noteId(controlId: string) {
  return `${controlId}-note`;
}
