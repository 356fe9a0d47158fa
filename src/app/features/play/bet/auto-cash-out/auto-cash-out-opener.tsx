import { useState } from 'react';
import type { Bet } from '#contract/play/bet/schema.ts';
import type { Minor } from '#contract/units/money.ts';
import { Button } from '#kit/action/button.tsx';
import { lazyPart } from '#kit/part/lazy-part.ts';
import { MissingPart, OptionalPart } from '#kit/part/optional-part.tsx';
import { t } from './texts.ts';

const AutoForm = lazyPart(() => import('./auto-form.tsx').then((file) => file.AutoForm));

/** Opens the form of the value at which a bet is cashed out by itself. */
export function AutoCashOutOpener({ bet, offer }: { bet: Bet; offer: Minor | null }) {
  const [open, setOpen] = useState(false);
  if (bet.kind === 'system' || bet.cashOut?.state === 'waiting') return null;
  return (
    <>
      <Button block aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(bet.autoCashOut?.state === 'set' ? 'auto.change' : 'auto.open')}
      </Button>
      {open ? (
        <OptionalPart missing={<MissingPart />}>
          <AutoForm bet={bet} offer={offer} onClose={() => setOpen(false)} />
        </OptionalPart>
      ) : null}
    </>
  );
}
