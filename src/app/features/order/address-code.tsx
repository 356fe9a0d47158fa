import { lazy, Suspense, use } from 'react';
import { Skeleton } from '#app/kit/feedback/skeleton.tsx';
import { t } from './texts.ts';
import { isTrueAddress } from './true-address.ts';
import { Warning } from './warning.tsx';
import './address-code.css';

const CODE_PX = 160;
const Code = lazy(() => import('qrcode.react').then(({ QRCodeSVG }) => ({ default: QRCodeSVG })));

type AddressCodeProps = { readonly chain: string; readonly address: string };

function Checked({ chain, address }: AddressCodeProps) {
  if (!use(isTrueAddress(chain, address))) return <Warning>{t('order.addressBroken')}</Warning>;
  return (
    <div className="qr">
      <div className="qr__code">
        <Suspense fallback={<Skeleton shape="block" width={CODE_PX} height={CODE_PX} />}>
          <Code value={address} size={CODE_PX} marginSize={2} title={t('order.addressCode')} />
        </Suspense>
      </div>
      <span className="cap t3">{t('order.scan')}</span>
    </div>
  );
}

/** An address to scan, once its checksum is found right: dark on white in both modes, with nothing over it. */
export const AddressCode = (props: AddressCodeProps) => (
  <Suspense fallback={<Skeleton shape="block" width={CODE_PX} height={CODE_PX} />}>
    <Checked {...props} />
  </Suspense>
);
