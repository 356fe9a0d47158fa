import { useEffect, useState } from 'react';
import { core } from '#app/core-client/core.ts';

type Referral = Awaited<ReturnType<typeof core.session.referral>>;

/** The link this device came by; undefined until the core has said. */
export function useReferral(): Referral | undefined {
  const [referral, setReferral] = useState<Referral>();
  useEffect(() => {
    let isHere = true;
    const know = (known: Referral) => isHere && setReferral(known);
    core.session.referral().then(know, () => know(null));
    return () => {
      isHere = false;
    };
  }, []);
  return referral;
}
