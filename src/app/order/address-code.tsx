import { lazy, Suspense } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import './address-code.css';

const CODE_PX = 160;
const Code = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

/** An address to scan: dark on white in both modes, with nothing over it. */
export const AddressCode = ({ address }: { address: string }) => (
  <div className="qr">
    <div className="qr__code">
      <Suspense fallback={<Skeleton shape="block" width={CODE_PX} height={CODE_PX} />}>
        <Code value={address} size={CODE_PX} marginSize={2} title={tLater('order.addressCode')} />
      </Suspense>
    </div>
    <span className="cap t3">{tLater('order.scan')}</span>
  </div>
);
