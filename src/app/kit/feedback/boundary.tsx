import { Component, type ReactNode } from 'react';
import { partBroke } from './part-broke.ts';

type Props = {
  readonly children: ReactNode;
  /** What is in the place of what broke; `again` tries to draw it once more. */
  readonly fallback: (again: () => void) => ReactNode;
};
type State = { readonly broken: boolean };

/** A mistake in one part of a screen, or a chunk of it that does not arrive, stays within that part. */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(): State {
    return { broken: true };
  }

  override componentDidCatch(thrown: unknown): void {
    partBroke(thrown);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children;
  }
}
