import { expose, proxy, transferHandlers } from 'comlink';

/** Ports at which callbacks of this realm are called, for as long as the callbacks live. */
const ports = new WeakMap<object, MessagePort>();

const handler = transferHandlers.get('proxy');
if (handler)
  handler.serialize = (callback) => {
    const { port1, port2 } = new MessageChannel();
    expose(callback, port1);
    ports.set(Object(callback), port1);
    return [port2, [port2]];
  };

/** Marks a function so that another realm calls it through a port instead of receiving a copy. */
export const callbackOf = <Callback extends object>(callback: Callback): Callback => proxy(callback);

/** Closes the port of a callback whose caller is gone and can no longer release it. */
export function closeCallback(callback: object): void {
  ports.get(callback)?.close();
}
