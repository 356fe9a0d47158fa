/** The port is another program's. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

const portIn = (error: Error) => ('port' in error ? ` ${error.port}` : '');

/** Converts an error of listening to PortTaken where the port is in use. */
export const listenError = (thrown: unknown): unknown =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EADDRINUSE'
    ? new PortTaken(`port${portIn(thrown)} is taken`)
    : thrown;
