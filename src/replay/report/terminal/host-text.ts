import { CLOCK_BOUND_MS, type HostFigures } from '#replay/measure/host-figures.ts';

/** The greatest load among the processes of a host. */
export function hostLoadOf({ load }: HostFigures) {
  return {
    cpuShare: Math.max(0, ...load.map(({ cpuShare }) => cpuShare)),
    loopDelayP99Ms: Math.max(0, ...load.map(({ loopDelayP99Ms }) => loopDelayP99Ms)),
    saturated: load.some(({ saturated }) => saturated),
  };
}

/** Reports whether the measurements of a host count. */
export function hostState(host: HostFigures): 'sound' | 'slow' | 'lost' {
  if (host.lost !== null) return 'lost';
  return hostLoadOf(host).saturated ? 'slow' : 'sound';
}

const STATES = { sound: '', slow: 'TOO SLOW', lost: 'LOST' } as const;

/** The state of a host as text; empty when nothing is wrong. */
export const stateText = (host: HostFigures): string => STATES[hostState(host)];

/** The load of a host as text, and whether it is too slow. */
export function hostText(host: HostFigures): string {
  const { cpuShare, loopDelayP99Ms } = hostLoadOf(host);
  const load = `CPU ${Math.round(cpuShare * 100)} % · timers ${loopDelayP99Ms.toFixed(1)} ms late`;
  const parts = [host.name, stateText(host), host.lost === null ? load : ''];
  return parts.filter((part) => part !== '').join(' · ');
}

/** The line that announces a host. */
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
  return [...(hostLoadOf(host).saturated ? [slow] : []), ...(uncertaintyMs > CLOCK_BOUND_MS ? [unsure] : [])];
}

/** Warnings about hosts that make a result less reliable. */
export const hostWarnings = (hosts: readonly HostFigures[]): string[] => hosts.flatMap(warningsOf);
