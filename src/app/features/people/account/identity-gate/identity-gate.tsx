import type { ReactNode } from 'react';
import { paths } from '#app/routes/paths.ts';
import type { Identity } from '#contract/people/identity/schema.ts';
import type { IdentityState } from '#contract/people/identity/states.table.ts';
import { lastOf } from '#contract/units/loadable.ts';
import { useCall } from '#core-client/query.ts';
import { useSession } from '#core-client/session.ts';
import { buttonClass } from '#kit/action/button-class.ts';
import { Link } from '#kit/link/link.tsx';
import { t } from '../texts.ts';
import './identity-gate.css';

interface IdentityGateProps {
  /** Operation that is gated. */
  use: 'deposit' | 'bet' | 'launch' | 'transferIn';
  /** Wraps the text where it is in no frame already. */
  frame?: (inside: ReactNode) => ReactNode;
  /** Content that is available regardless. */
  beside?: ReactNode;
  children: ReactNode;
}

const NEEDS = [t('identityGate.name'), t('identityGate.document'), t('identityGate.noMore')];

const List = () => (
  <>
    <p className="sm t2">{t('identityGate.needs')}</p>
    <ul className="sm t2">
      {NEEDS.map((need) => (
        <li key={need}>{need}</li>
      ))}
    </ul>
  </>
);

const isUnresolved = (state: IdentityState): state is 'pending' | 'rejected' | 'expired' =>
  state === 'pending' || state === 'rejected' || state === 'expired';

/** Requirement, shown before anything is typed, with a link to meet it. */
const Needed = ({ use, beside, state }: Omit<IdentityGateProps, 'children'> & Pick<Identity, 'state'>) => (
  <div className="identity-gate stack items-start gap-10" role="status">
    <b>{t(`identityGate.${use}`)}</b>
    {isUnresolved(state) ? <p className="sm t2">{t(`identityGate.${state}`)}</p> : <List />}
    <div className="identity-gate__ways cluster gap-10">
      <Link className={buttonClass({ variant: 'primary' })} to={paths.identity}>
        {t(state === 'pending' ? 'identityGate.look' : 'identityGate.go')}
      </Link>
      {beside}
    </div>
  </div>
);

/**
 * Gate where money is deposited or staked [P.25]: a member whose document is not valid sees the requirement instead. While
 * that is unknown, and when it cannot be fetched, only the platform rejects.
 */
export function IdentityGate({ use, frame = (inside) => inside, beside, children }: IdentityGateProps) {
  const session = useSession();
  const identity = lastOf(useCall('identity.view', {}, { enabled: session.is === 'member' }));
  if (identity === null || !identity.isNeeded || identity.isGood) return children;
  return frame(<Needed use={use} beside={beside} state={identity.state} />);
}
