import { type CSSProperties, useLayoutEffect, useState } from 'react';

type DataPictureProps = {
  /** The picture itself: SVG text, or the bytes of a file. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A picture that came in an answer: it is shown from an address of this page, for the policy allows no `data:`. */
export function DataPicture({ content, type, alt, ...look }: DataPictureProps) {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content, type]);
  return <img src={address} alt={alt} draggable={false} {...look} />;
}
