import { Component, type ReactNode } from 'react';
import { PartMissing } from './lazy-part.ts';
import { partBroke } from './part-broke.ts';

type Props = {
  readonly children: ReactNode;
  /** In the place of what broke. */
  readonly fallback: ReactNode;
};
type State = { readonly broken: boolean };

const RETRIED_AFTER_MS = 5_000;

/**
 * A mistake in one part of a screen, or code of it that does not come, stays within that part. What is only missing is
 * tried again after a pause and at the next press.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    partBroke(thrown);
    if (!(thrown instanceof PartMissing)) return;
    let waits = true;
    const again = () => {
      if (waits) this.setState({ broken: false });
      waits = false;
    };
    setTimeout(again, RETRIED_AFTER_MS);
    addEventListener('click', again, { once: true });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.broken ? fallback : children;
  }
}
