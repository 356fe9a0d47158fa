import { Component, type ReactNode } from 'react';
import { Button } from '#app/kit/action/button.tsx';
import { partBroke } from '#app/kit/feedback/part-broke.ts';
import { ErrorState } from '#app/kit/feedback/states.tsx';
import { t } from './texts.ts';

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** A mistake in one area shows there, with a way on; the rest of the site stays. */
export class AreaBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    partBroke(thrown);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
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
  }
}
