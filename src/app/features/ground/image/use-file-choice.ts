import { useEffect, useRef, useState } from 'react';

type Refused = { readonly is: 'refused'; readonly text: string };

/** A prepared file; `preview` is an object URL, which is revoked once the file is replaced. */
type Prepared = { readonly is: 'ready'; readonly preview: string };

/** A chosen file while it is prepared. */
export type FileChoice<Ready extends Prepared> =
  | { readonly is: 'none' }
  | { readonly is: 'preparing' }
  | Refused
  | Ready;

/** Manages the choice of one file; choosing another replaces it. @param prepare never rejects */
export function useFileChoice<Ready extends Prepared>(prepare: (file: File) => Promise<Ready | Refused>) {
  const [choice, setChoice] = useState<FileChoice<Ready>>({ is: 'none' });
  const preview = choice.is === 'ready' ? choice.preview : null;
  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  /** Counter of the current choice: a slower earlier one, or one of a screen that was left, is discarded. */
  const chosen = useRef(0);
  useEffect(
    () => () => {
      chosen.current += 1;
    },
    [],
  );
  const choose = async (file: File) => {
    chosen.current += 1;
    const mine = chosen.current;
    setChoice({ is: 'preparing' });
    const next = await prepare(file);
    if (mine === chosen.current) setChoice(next);
    else if (next.is === 'ready') URL.revokeObjectURL(next.preview);
  };
  const clear = () => {
    chosen.current += 1;
    setChoice({ is: 'none' });
  };
  return { choice, choose, clear };
}
