import './image-well.css';
import { type ChangeEvent, type DragEvent, type ReactNode, useId } from 'react';
import { type ButtonStyle, buttonClass } from '#kit/action/button-class.ts';
import { classNames } from '#kit/class-names.ts';
import { describedBy, FieldNote } from '#kit/form/field-frame.tsx';

type Notes = Parameters<typeof describedBy>[1];

interface ChooseImageProps {
  id: string;
  notes?: Notes;
  appearance: ButtonStyle;
  onChoose: (file: File) => void;
  /** Label of the button. */
  children: ReactNode;
}

/** Button that chooses an image file. */
export function ChooseImage({ id, notes = {}, appearance, onChoose, children }: ChooseImageProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was mended.
    target.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <input
        type="file"
        className="sr"
        accept="image/png,image/jpeg,image/webp"
        onChange={choose}
        {...describedBy(id, notes)}
      />
      <label className={buttonClass(appearance)} htmlFor={id}>
        {children}
      </label>
    </>
  );
}

interface ImageWellProps {
  label: string;
  className?: string;
  wellClassName?: string;
  notes: Notes;
  chooseLabel: string;
  onChoose: (file: File) => void;
  /** State of the image, above the button. */
  children: ReactNode;
}

/** Field for one image, chosen or dropped. */
export function ImageWell({
  label,
  className,
  wellClassName,
  notes,
  chooseLabel,
  onChoose,
  children,
}: ImageWellProps) {
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  };
  return (
    <fieldset
      className={classNames('pick', className)}
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <div className={classNames('pick__well', wellClassName)}>
        {children}
        <ChooseImage id={id} notes={notes} appearance={{ size: 'sm' }} onChoose={onChoose}>
          {chooseLabel}
        </ChooseImage>
      </div>
      <FieldNote controlId={id} {...notes} />
    </fieldset>
  );
}
