import type { Identity } from '#contract/models/identity.ts';
import { documentNote } from './identity-words.ts';
import { type Progress, ProgressRow } from './progress-row.tsx';
import { t } from './texts.ts';

function nameNote({ isGood, realName: name, boundName }: Identity): string {
  if (isGood && name !== '') return t('identity.nameGood', { name });
  return boundName === '' ? t('identity.nameWaits') : t('identity.nameBound', { name: boundName });
}

/** Age and name come from the document: they are known once one counts, and a rejection says nothing of them. */
function ownProgress({ state, isGood }: Identity): Progress {
  if (isGood) return 'verified';
  return state === 'pending' ? 'pending' : 'none';
}

/** Everything that is asked for, and what is not, with how far each has come [P.25]. */
export const ProgressCard = ({ identity }: { identity: Identity }) => {
  const { state, isGood } = identity;
  const own = ownProgress(identity);
  return (
    <section className="card padded" aria-label={t('identity.rows')}>
      <ul className="idrows">
        <ProgressRow
          icon="calendar"
          name={t('identity.age')}
          note={t(isGood ? 'identity.ageGood' : 'identity.ageWaits')}
          progress={own}
        />
        <ProgressRow icon="user" name={t('identity.name')} note={nameNote(identity)} progress={own} />
        <ProgressRow icon="id" name={t('identity.document')} note={documentNote(identity)} progress={state} />
        <ProgressRow
          icon="home"
          name={t('identity.address')}
          note={t('identity.addressNote')}
          progress="notNeeded"
        />
        <ProgressRow
          icon="bank"
          name={t('identity.funds')}
          note={t('identity.fundsNote')}
          progress="notYet"
        />
      </ul>
    </section>
  );
};
