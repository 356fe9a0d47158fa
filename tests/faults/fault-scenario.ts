import type { Device } from './device.ts';
import type { NetworkConditions } from './network/network-conditions.ts';
import type { SimulatedPlatform } from './platform.ts';
import type { Viewer } from './viewer.ts';

/** Tools available to a kind of fault. */
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
  /** Puts the device to sleep while the time of the platform continues. */
  sleep(ms: number, monotonicStandsStill: boolean): void;
  /** Corrupts everything stored, and blocks storage for a while. */
  garble(): void;
};

/** One way in which things go wrong, drawn again for each seed. */
export type FaultKind = {
  readonly name: string;
  readonly tabs?: number;
  /** The network while the trouble lasts. */
  readonly conditions?: (draw: () => number) => NetworkConditions;
  /** Additional events; `at` schedules one for a moment of the trouble. */
  readonly act?: (scenario: FaultScenario) => void;
};
