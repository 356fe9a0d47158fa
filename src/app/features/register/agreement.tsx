import { type ComponentProps, useState } from 'react';
import { Checkbox } from '#app/kit/form/checkbox.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';
import { t } from './texts.ts';

const PAPERS = {
  terms: { title: t('register.terms'), text: t('register.termsText') },
  privacy: { title: t('register.privacy'), text: t('register.privacyText') },
} as const;
type Paper = keyof typeof PAPERS;

/** Of age, and agreed; both papers open on the spot so that nothing typed is lost. */
export function Agreement({ error, ...input }: ComponentProps<'input'> & { error?: string | undefined }) {
  const [reading, setReading] = useState<Paper | null>(null);
  const { title, text } = PAPERS[reading ?? 'terms'];
  const opener = (paper: Paper) => (
    <button type="button" className="link" onClick={() => setReading(paper)}>
      {PAPERS[paper].title}
    </button>
  );
  return (
    <div className="agreement">
      <Checkbox label={t('register.agree')} error={error} {...input} />
      <span className="sm t2">
        {opener('terms')} {t('register.and')} {opener('privacy')}
      </span>
      <Dialog
        open={reading !== null}
        onOpenChange={() => setReading(null)}
        title={title}
        description={text}
        closeLabel={t('common.close')}
      />
    </div>
  );
}
