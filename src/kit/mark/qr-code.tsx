import { Skeleton } from '#kit/feedback/loading.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';

const Code = lazyPart(() => import('qrcode.react').then(({ QRCodeSVG }) => QRCodeSVG));

type QrCodeProps = {
  readonly value: string;
  /** Length of a side, px. */
  readonly size: number;
  /** Width of the quiet zone, in modules. */
  readonly marginSize?: number;
  /** Error correction level of the QR standard (ISO/IEC 18004): M for codes that are printed. */
  readonly level?: 'L' | 'M';
  readonly title: string;
};

/** QR code of a text that is also shown beside it: a placeholder is shown until the generator is loaded. */
export function QrCode({ marginSize = 2, ...code }: QrCodeProps) {
  const blank = <Skeleton shape="block" width={code.size} height={code.size} />;
  return (
    <OptionalPart wait={blank} missing={blank}>
      <Code {...code} marginSize={marginSize} />
    </OptionalPart>
  );
}
