import { isChain } from '#contract/money/payee/payee-rules.ts';
import { Skeleton } from '#kit/feedback/loading.tsx';
import { QrCode } from '#kit/mark/qr-code.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from '../texts.ts';
import { Warning } from './order-frame.tsx';
import './order-panel.css';

const CODE_PX = 160;

type AddressCodeProps = { readonly chain: string; readonly address: string };

/** Validates an address by the checksum of its chain; one of an unknown chain is not checked. */
const Checked = lazyPart(async () => {
  const { trueAddress } = await import('#contract/money/payee/address-checksum.ts');
  return ({ chain, address }: AddressCodeProps) =>
    isChain(chain) && trueAddress(chain, address) === null ? (
      <Warning>{t('order.addressBroken')}</Warning>
    ) : (
      <div className="stack items-center gap-12">
        <div className="qr__code">
          <QrCode value={address} size={CODE_PX} title={t('order.addressCode')} />
        </div>
        <span className="cap t3">{t('order.scan')}</span>
      </div>
    );
});

const blank = <Skeleton shape="block" width={CODE_PX} height={CODE_PX} />;

/** An address to scan, once its checksum is found right: dark on white in both modes, with nothing over it. */
export const AddressCode = (props: AddressCodeProps) => (
  <OptionalPart wait={blank} missing={<p className="cap t3">{t('order.codeMissing')}</p>}>
    <Checked {...props} />
  </OptionalPart>
);
