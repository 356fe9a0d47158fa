import { CLOCK_BOUND_MS } from './clock-check.ts';
import type { HostFigures } from './host-figures.ts';

/** The busiest of a machine's processes, and the one whose timers were latest. */
export function loadOf({ load }: HostFigures) {
  return {
    cpuShare: Math.max(0, ...load.map(({ cpuShare }) => cpuShare)),
    loopDelayP99Ms: Math.max(0, ...load.map(({ loopDelayP99Ms }) => loopDelayP99Ms)),
    saturated: load.some(({ saturated }) => saturated),
  };
}

/** Whether what a machine measured counts. */
export function hostState(host: HostFigures): 'sound' | 'slow' | 'lost' {
  if (host.lost !== null) return 'lost';
  return loadOf(host).saturated ? 'slow' : 'sound';
}

const STATES = { sound: '', slow: 'TOO SLOW', lost: 'LOST' } as const;

/** What is wrong with a machine in a word or two; empty when nothing is. */
export const stateText = (host: HostFigures): string => STATES[hostState(host)];

/** How hard a machine works, and whether it is too slow. */
export function hostText(host: HostFigures): string {
  const { cpuShare, loopDelayP99Ms } = loadOf(host);
  const load = `CPU ${Math.round(cpuShare * 100)} % · timers ${loopDelayP99Ms.toFixed(1)} ms late`;
  const parts = [host.name, stateText(host), host.lost === null ? load : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Who has come to play. */
export const arrivalText = ({ name, workers, clockOffsetMs, uncertaintyMs }: HostFigures): string =>
  `host ${name}: ${workers} ${workers === 1 ? 'worker' : 'workers'}, clock ${clockOffsetMs.toFixed(1)} ms ahead, known to ${uncertaintyMs.toFixed(1)} ms`;

function warningsOf(host: HostFigures): string[] {
  const { name, lost, uncertaintyMs } = host;
  if (lost !== null)
    return [
      `A machine was lost, and the run ended with it: ${lost}. What ${name} had told until then is counted; its viewers are not judged.`,
    ];
  const slow = `Host ${name} was too slow for its share: give it less to do, or another host beside it.`;
  const unsure = `The clock of host ${name} is known to ${Math.round(uncertaintyMs)} ms only: its latencies may be wrong by as much.`;
  return [...(loadOf(host).saturated ? [slow] : []), ...(uncertaintyMs > CLOCK_BOUND_MS ? [unsure] : [])];
}

/** What must be known of the machines before a result is believed; nothing when there is nothing. */
export const hostWarnings = (hosts: readonly HostFigures[]): string[] => hosts.flatMap(warningsOf);
