import { once } from 'node:events';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { CommandError } from '#replay/cli/command.ts';
import { addressText, type HostAddress } from './host-address.ts';

/**
 * TLS without certificates: the pre-shared key authenticates both sides, and an ephemeral key agreement for every
 * connection keeps earlier ones confidential if the secret leaks. Node supports pre-shared keys for TLS 1.2 only.
 */
const TLS = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const;
const IDENTITY = 'courtside-replay';
const HANDSHAKE_MS = 5_000;
/** One coordinator, and a few more that receive a refusal. */
const CONNECTIONS_MAX = 16;

/** A port that waits for coordinators. */
export type Listener = {
  readonly port: number;
  /** Accepts no further connections; open ones stay. */
  close(): void;
};

/** Callbacks for the outcome of each connection attempt. */
export type ConnectionHandlers = {
  /** Called when the other side has proved the secret. */
  enter(socket: TLSSocket): void;
  /** Called when the other side lacks the secret, or uses another protocol. */
  refused(from: string, reason: string): void;
};

const WRONG_KEY = /BAD_RECORD_MAC|DECRYPT_ERROR|DECRYPTION_FAILED|UNKNOWN_PSK/;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

function refusalOf(error: Error): string {
  const code = codeOf(error);
  if (WRONG_KEY.test(code)) return 'it does not know the secret';
  return code === 'ERR_TLS_HANDSHAKE_TIMEOUT' ? 'it says nothing' : `it is no replay coordinator (${code})`;
}

/** Waits for coordinators at an address. @throws CommandError when the address cannot be bound. */
export async function listen(
  address: HostAddress,
  key: Uint8Array,
  handlers: ConnectionHandlers,
): Promise<Listener> {
  const server = createServer({
    ...TLS,
    handshakeTimeout: HANDSHAKE_MS,
    pskCallback: (_, identity) => (identity === IDENTITY ? key : null),
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.on('secureConnection', handlers.enter);
  server.on('tlsClientError', (error, socket) => {
    handlers.refused(socket.remoteAddress ?? 'somebody', refusalOf(error));
    socket.destroy();
  });
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new CommandError(`cannot listen at ${addressText(address)}: ${codeOf(error)}`);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    close: () => void server.close(),
  };
}

/** Connects to a host. @throws CommandError when it does not respond, or does not prove the secret. */
export async function connectToHost(address: HostAddress, key: Uint8Array): Promise<TLSSocket> {
  const socket = connect({
    ...TLS,
    host: address.host,
    port: address.port,
    pskCallback: () => ({ psk: key, identity: IDENTITY }),
    // No certificate exists: the key authenticates the other side.
    checkServerIdentity: () => undefined,
  });
  const signal = AbortSignal.timeout(HANDSHAKE_MS);
  try {
    await once(socket, 'secureConnect', { signal });
    return socket;
  } catch (thrown) {
    socket.destroy();
    const code = codeOf(thrown);
    const where = `host ${addressText(address)}`;
    if (WRONG_KEY.test(code)) throw new CommandError(`${where} does not know our secret`);
    if (/^ERR_SSL|^ECONNRESET/.test(code)) throw new CommandError(`${where} is no replay host (${code})`);
    throw new CommandError(`${where} does not answer (${signal.aborted ? 'too late' : code})`);
  }
}
