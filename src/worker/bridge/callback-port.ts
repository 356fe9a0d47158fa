import { expose, proxy, transferHandlers } from 'comlink';

/** Ports at which callbacks of this realm are called, for as long as the callbacks live. */
const ports = new WeakMap<object, MessagePort>();

const plain = transferHandlers.get('proxy');
if (plain)
  transferHandlers.set('proxy', {
    canHandle: plain.canHandle,
    serialize(callback: object) {
      const { port1, port2 } = new MessageChannel();
      expose(callback, port1);
      ports.set(callback, port1);
      return [port2, [port2]];
    },
    deserialize: (port: unknown) => plain.deserialize(port),
  });

/** Marks a function so that another realm calls it through a port instead of receiving a copy. */
export const callbackOf = <Callback extends object>(callback: Callback): Callback => proxy(callback);

/** Closes the port of a callback whose caller is gone and can no longer release it. */
export function closeCallback(callback: object): void {
  ports.get(callback)?.close();
}
