import type { FormEventHandler, ReactNode } from 'react';

type EntryFormProps = {
  readonly tight?: boolean;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
};

/** A form of login, registration or password recovery. Its fields are checked in code and by the platform. */
export const EntryForm = ({ tight = false, onSubmit, children }: EntryFormProps) => (
  <form className={tight ? 'entry-form entry-form--tight' : 'entry-form'} onSubmit={onSubmit} noValidate>
    {children}
  </form>
);

/** The other way in, below a form: a question and a link. */
export const OtherEntry = ({ children }: { readonly children: ReactNode }) => (
  <div className="entry__alt">{children}</div>
);
