/** Error codes of output without a reader: an error about that could not be written either. */
const UNHEARD = new Set(['EPIPE', 'EIO']);

const codeOf = (thrown: unknown) =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';

/** Formats an error and its location in one line. */
function lineOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const frame = thrown.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
  return `${thrown.name}: ${thrown.message} ${frame.trim()}`.replaceAll('\n', ' ').trimEnd();
}

/**
 * Keeps the platform running when work fails that nothing awaits: prints one line and continues. A failed request or timer
 * must not end all others.
 */
export function liveOn(complain: (line: string) => void): void {
  const survive = (thrown: unknown) => {
    if (!UNHEARD.has(codeOf(thrown))) complain(`went on after ${lineOf(thrown)}`);
  };
  process.on('uncaughtException', survive);
  process.on('unhandledRejection', survive);
}
