import { Component, type ReactNode } from 'react';
import { PartMissing } from './lazy-part.ts';
import { partBroke } from './part-broke.ts';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of children that threw. */
  readonly fallback: ReactNode;
};
type State = { readonly broken: boolean };

const RETRIED_AFTER_MS = 5_000;

/**
 * Confines an error to one part of a screen. A part whose code did not load is rendered again after a pause, or at the
 * next click.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };
  #endWait: () => void = () => undefined;

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    partBroke(thrown);
    if (!(thrown instanceof PartMissing)) return;
    this.#endWait();
    const again = () => {
      this.#endWait();
      this.setState({ broken: false });
    };
    const timer = setTimeout(again, RETRIED_AFTER_MS);
    addEventListener('click', again);
    this.#endWait = () => {
      clearTimeout(timer);
      removeEventListener('click', again);
    };
  }

  override componentWillUnmount(): void {
    this.#endWait();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.broken ? fallback : children;
  }
}
