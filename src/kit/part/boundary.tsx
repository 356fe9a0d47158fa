import { Component, type ReactNode } from 'react';
import { PartMissing } from './lazy-part.ts';

type Props = {
  readonly children: ReactNode;
  /** Shown in place of children that threw. */
  readonly fallback: ReactNode;
};
type State = { readonly broken: boolean };

/** Pauses before a missing part is fetched again, ms; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000] as const;

/** Window event dispatched when a part of a screen failed and was replaced; its detail is the error message. */
export const PART_BROKE = 'courtside:part-broke';

/** Dispatches the event of a failed part, for listeners that count such errors. */
export const partBroke = (thrown: unknown): void => {
  const detail = thrown instanceof Error ? thrown.message : '';
  dispatchEvent(new CustomEvent(PART_BROKE, { detail }));
};

/**
 * Confines an error to one part of a screen. A part whose code did not load is rendered again after a growing pause, or at
 * the next click.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { broken: false };
  #endWait: () => void = () => undefined;
  #retries = 0;

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
    const timer = setTimeout(again, PAUSES_MS[this.#retries] ?? PAUSES_MS[2]);
    this.#retries += 1;
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
