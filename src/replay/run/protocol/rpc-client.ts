import * as v from 'valibot';

const id = v.number();

/** The response to the request of that number. */
const RpcResponse = v.union([v.object({ id, answer: v.unknown() }), v.object({ id, failed: v.string() })]);

type PendingCall = { resolve(answer: unknown): void; reject(error: Error): void };

/** Client side of remote procedure calls over a channel of plain JSON; responses may arrive in any order. */
export type RpcClient = {
  /** Sends a request. @throws Error with the other side's message, or when the channel is closed. */
  call(request: object): Promise<unknown>;
  /** Handles a message of the channel. @throws ValiError for anything but a response. */
  receive(message: unknown): void;
  /** Rejects every pending and every later call with this error: the channel is closed. */
  close(error: Error): void;
};

/**
 * Creates a client that numbers its requests and matches each response to its call.
 * @param send sends one message through the channel
 */
export function createRpcClient(send: (message: object) => void): RpcClient {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let closed: Error | null = null;
  return {
    async call(request) {
      if (closed) throw closed;
      lastId += 1;
      const number = lastId;
      return new Promise<unknown>((resolve, reject) => {
        pending.set(number, { resolve, reject });
        send({ id: number, ...request });
      });
    },
    receive(message) {
      const response = v.parse(RpcResponse, message);
      const call = pending.get(response.id);
      pending.delete(response.id);
      if ('failed' in response) call?.reject(new Error(response.failed));
      else call?.resolve(response.answer);
    },
    close(error) {
      closed ??= error;
      for (const call of pending.values()) call.reject(closed);
      pending.clear();
    },
  };
}

/** Runs the work of a request and makes the response that an RpcClient reads. Never rejects. */
export async function respondTo(requestId: number, work: () => Promise<unknown>): Promise<object> {
  try {
    return { id: requestId, answer: (await work()) ?? null };
  } catch (thrown) {
    return { id: requestId, failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}
