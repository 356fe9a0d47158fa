import { Segmented } from '#app/kit/choice/segmented.tsx';
import type { OddsPolicy } from '#contract/rules/betting/slip/slip-leg.ts';
import { t } from '../texts.ts';
import { chooseOddsPolicy } from './slip-choices.ts';

const POLICIES = ['higher', 'any', 'none'] as const;

/** Which moved prices are taken without asking again. */
export const PolicyChoice = ({ policy }: { policy: OddsPolicy }) => (
  <div className="bpolicy">
    <span>{t('slip.policy')}</span>
    <Segmented
      label={t('slip.policy')}
      value={policy}
      onValueChange={chooseOddsPolicy}
      options={POLICIES.map((value) => ({ value, label: t(`slip.${value}`) }))}
    />
  </div>
);
