import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { lazyPart } from '#app/kit/part/lazy-part.ts';
import { OptionalPart } from '#app/kit/part/optional-part.tsx';

const Code = lazyPart(() => import('qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG));

type QrCodeProps = {
  readonly value: string;
  /** Of one side, px. */
  readonly size: number;
  /** Of the blank around it, in its own squares. */
  readonly marginSize?: number;
  /** How much of it may be covered or dirty: the poster has it printed. */
  readonly level?: 'L' | 'M';
  readonly title: string;
};

/** A text to scan. Its text is beside it, so that everything else goes on where the code does not come. */
export function QrCode({ marginSize = 2, ...code }: QrCodeProps) {
  const blank = <Skeleton shape="block" width={code.size} height={code.size} />;
  return (
    <OptionalPart wait={blank} missing={blank}>
      <Code {...code} marginSize={marginSize} />
    </OptionalPart>
  );
}
