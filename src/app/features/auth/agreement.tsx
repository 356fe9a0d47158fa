import { type ComponentProps, useState } from 'react';
import { tLater } from '#app/i18n/later-text.ts';
import { t } from '#app/i18n/text.ts';
import { Checkbox } from '#app/kit/form/checkbox.tsx';
import { Dialog } from '#app/kit/overlay/dialog.tsx';

const PAPERS = {
  terms: { title: tLater('register.terms'), text: tLater('register.termsText') },
  privacy: { title: tLater('register.privacy'), text: tLater('register.privacyText') },
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
      <Checkbox label={tLater('register.agree')} error={error} {...input} />
      <span className="sm t2">
        {opener('terms')} {tLater('register.and')} {opener('privacy')}
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
