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

function oneText(host: HostFigures): string {
  if (host.lost !== null) return `${host.name} LOST`;
  const { cpuShare, loopDelayP99Ms, saturated } = loadOf(host);
  const hard = saturated ? ' TOO SLOW' : '';
  return `${host.name} CPU ${Math.round(cpuShare * 100)} %, timers ${loopDelayP99Ms.toFixed(1)} ms late${hard}`;
}

/** Who has come to play. */
export const arrivalText = ({ name, workers, clockOffsetMs, uncertaintyMs }: HostFigures): string =>
  `host ${name}: ${workers} workers, clock ${clockOffsetMs.toFixed(1)} ms ahead, known to ${uncertaintyMs.toFixed(1)} ms`;

/** How hard each machine works, in a line: which of them is too slow. */
export const hostsText = (hosts: readonly HostFigures[]): string => `hosts ${hosts.map(oneText).join(' | ')}`;

function warningsOf(host: HostFigures): string[] {
  const { name, lost, uncertaintyMs } = host;
  if (lost !== null)
    return [
      `A machine was lost, and the run ended with it: ${lost}. What ${name} had told until then is counted; its viewers are not judged.`,
    ];
  const slow = `Host ${name} was too slow: it needs fewer viewers, or another beside it.`;
  const unsure = `The clock of host ${name} is known to ${Math.round(uncertaintyMs)} ms only: its latencies may be wrong by as much.`;
  return [...(loadOf(host).saturated ? [slow] : []), ...(uncertaintyMs > CLOCK_BOUND_MS ? [unsure] : [])];
}

/** What must be known of the machines before a result is believed; nothing when there is nothing. */
export const hostWarnings = (hosts: readonly HostFigures[]): string[] => hosts.flatMap(warningsOf);
