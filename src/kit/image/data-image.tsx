import { type CSSProperties, useLayoutEffect, useState } from 'react';

type DataImageProps = {
  /** Image content: SVG text, or the bytes of a file. */
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  readonly alt: string;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/**
 * Image that arrived in a response: it is shown from an address of this page, because the content security policy allows no
 * `data:`.
 */
export function DataImage({ content, type, alt, ...look }: DataImageProps) {
  const [address, setAddress] = useState<string>();
  useLayoutEffect(() => {
    const objectUrl = URL.createObjectURL(new Blob([content], { type }));
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [content, type]);
  return <img src={address} alt={alt} draggable={false} {...look} />;
}
