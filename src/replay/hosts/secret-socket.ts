import { once } from 'node:events';
import { connect, createServer, type TLSSocket } from 'node:tls';
import { CouldNot } from '#replay/cli/could-not.ts';
import { addressText, type HostAddress } from './host-address.ts';

/**
 * TLS without certificates: the shared key proves each side to the other, and a fresh key agreement for every link keeps
 * old ones closed should the secret ever be known. Node has key sharing for TLS 1.2 alone.
 */
const TLS = {
  ciphers: 'ECDHE-PSK-CHACHA20-POLY1305',
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
} as const;
const IDENTITY = 'courtside-replay';
const HANDSHAKE_MS = 5_000;
/** One coordinator, and a few who are told that there is one. */
const CONNECTIONS_MAX = 16;

/** Where coordinators are waited for. */
export type Entrance = {
  readonly port: number;
  /** No more of them; those that are there stay. */
  close(): void;
};

export type Porter = {
  /** Somebody who knows the secret. */
  enter(socket: TLSSocket): void;
  /** Somebody who does not, or speaks something else. */
  refused(from: string, why: string): void;
};

const WRONG_KEY = /BAD_RECORD_MAC|DECRYPT_ERROR|DECRYPTION_FAILED|UNKNOWN_PSK/;

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

function refusalOf(error: Error): string {
  const code = codeOf(error);
  if (WRONG_KEY.test(code)) return 'it does not know the secret';
  return code === 'ERR_TLS_HANDSHAKE_TIMEOUT' ? 'it says nothing' : `it is no replay coordinator (${code})`;
}

/** @throws CouldNot when nobody may listen there. */
export async function listen(address: HostAddress, key: Uint8Array, porter: Porter): Promise<Entrance> {
  const server = createServer({
    ...TLS,
    handshakeTimeout: HANDSHAKE_MS,
    pskCallback: (_, identity) => (identity === IDENTITY ? key : null),
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.on('secureConnection', porter.enter);
  server.on('tlsClientError', (error, socket) => {
    porter.refused(socket.remoteAddress ?? 'somebody', refusalOf(error));
    socket.destroy();
  });
  server.listen(address.port, address.host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new CouldNot(`cannot listen at ${addressText(address)}: ${codeOf(error)}`);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    close: () => void server.close(),
  };
}

/** Goes to a host. @throws CouldNot when nobody is there, or it does not prove that it knows the secret. */
export async function dial(address: HostAddress, key: Uint8Array): Promise<TLSSocket> {
  const socket = connect({
    ...TLS,
    host: address.host,
    port: address.port,
    pskCallback: () => ({ psk: key, identity: IDENTITY }),
    // There is no certificate: who the other is, the key says.
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
    if (WRONG_KEY.test(code)) throw new CouldNot(`${where} does not know our secret`);
    if (/^ERR_SSL|^ECONNRESET/.test(code)) throw new CouldNot(`${where} is no replay host (${code})`);
    throw new CouldNot(`${where} does not answer (${signal.aborted ? 'too late' : code})`);
  }
}
