import type { HostFigures } from '#replay/hosts/host-figures.ts';
import { forkPart } from './fork-part.ts';
import type { PartLink } from './part-link.ts';

/** Everybody who plays a part of a run, on this machine or on several. */
export type Ensemble = {
  readonly links: readonly PartLink[];
  /** Whose part that is, for people. */
  nameOf(index: number): string;
  /** Aborts when a machine is lost while it plays. */
  readonly lost: AbortSignal;
  /** The other machines; none when all is played on this one. */
  hosts(): readonly HostFigures[];
  /** The run has come to its end. */
  dismiss(): Promise<void>;
  close(): void;
};

/** Parts in processes of this machine; `args` are those of the command. */
export function localEnsemble(args: readonly string[], workers: number): Ensemble {
  const links = Array.from({ length: workers }, () => forkPart(args));
  return {
    links,
    nameOf: (index) => `worker ${index + 1}`,
    lost: new AbortController().signal,
    hosts: () => [],
    dismiss: () => Promise.resolve(),
    close() {
      for (const link of links) link.close();
    },
  };
}
