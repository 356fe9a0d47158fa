import type { ReactNode } from 'react';
import { Button } from '#kit/action/button.tsx';
import { ErrorState } from '#kit/feedback/states.tsx';
import { Boundary } from '#kit/part/boundary.tsx';
import { t } from './texts.ts';

const Failed = () => (
  <ErrorState
    size="page"
    title={t('common.errorTitle')}
    text={t('common.errorText')}
    action={
      <Button variant="primary" onClick={() => location.reload()}>
        {t('common.retry')}
      </Button>
    }
  />
);

/** A mistake in one area shows there, with a way on; the rest of the site stays. */
export const AreaBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary fallback={<Failed />}>{children}</Boundary>
);
