/** Where output goes when its reader is gone: an error about that could not be written either. */
const UNHEARD = new Set(['EPIPE', 'EIO']);

const codeOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** What was thrown and where, in one line. */
function lineOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const place = thrown.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return `${thrown.name}: ${thrown.message} ${place.trim()}`.replaceAll('\n', ' ').trimEnd();
}

/**
 * Keeps the platform running when a piece of work fails that nothing awaits: one line, and on. What one request or one
 * timer breaks must not end everybody's.
 */
export function liveOn(complain: (line: string) => void): void {
  const survive = (thrown: unknown) => {
    if (!UNHEARD.has(codeOf(thrown))) complain(`went on after ${lineOf(thrown)}`);
  };
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
}
