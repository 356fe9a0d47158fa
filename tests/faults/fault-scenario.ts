import type { Device } from './device.ts';
import type { NetworkConditions } from './network/network-conditions.ts';
import type { SimulatedPlatform } from './platform.ts';
import type { Viewer } from './viewer.ts';

/** What a kind of fault has in its hands. */
export type FaultScenario = {
  readonly draw: () => number;
  readonly device: Device;
  readonly platform: SimulatedPlatform;
  readonly viewers: readonly Viewer[];
  readonly conditions: { now: NetworkConditions };
  /** Plans something for a random moment of the trouble. */
  at(act: () => void): void;
  /** Plans something for its end. */
  calmAt(act: () => void): void;
  /** The device sleeps while the world goes on. */
  sleep(ms: number, monotonicStandsStill: boolean): void;
  /** Everything stored becomes something else, and nothing is kept for a while. */
  garble(): void;
};

/** One way in which things go wrong, drawn again for each seed. */
export type FaultKind = {
  readonly name: string;
  readonly tabs?: number;
  /** The network while the trouble lasts. */
  readonly conditions?: (draw: () => number) => NetworkConditions;
  /** What else happens; `at` plans something for a moment of the trouble. */
  readonly act?: (scenario: FaultScenario) => void;
};
