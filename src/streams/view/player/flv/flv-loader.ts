import type flvjs from 'flv.js';

type Loader = flvjs.BaseLoader;

/** The engine's states of a loader. */
const IDLE = 0;
const BUFFERING = 2;
const COMPLETE = 4;

/** Source of the bytes of an engine's single request. */
export type FlvSource = {
  open(engine: { bytes(chunk: Uint8Array<ArrayBuffer>): void; complete(): void }): { stop(): void };
};

/** The bytes alone: a chunk may be a window on a larger buffer. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);

/** Creates a loader for flv.js that forwards the data of our source; to the engine it is one request without an end. */
export function flvLoader(source: FlvSource): flvjs.CustomLoaderConstructor {
  return class implements Loader {
    readonly type = 'fetch-stream-loader';
    readonly needStashBuffer = false;
    _needStash = false;
    _status = IDLE;
    onContentLengthKnown: Loader['onContentLengthKnown'] = () => undefined;
    onURLRedirect: Loader['onURLRedirect'] = () => undefined;
    onDataArrival: Loader['onDataArrival'] = () => undefined;
    onError: Loader['onError'] = () => undefined;
    onComplete: Loader['onComplete'] = () => undefined;
    #received = 0;
    #opened: { stop(): void } | null = null;

    get status() {
      return this._status;
    }

    isWorking() {
      return this._status === BUFFERING;
    }

    open() {
      this._status = BUFFERING;
      this.#opened = source.open({
        bytes: (chunk) => {
          const at = this.#received;
          this.#received += chunk.byteLength;
          this.onDataArrival(bytesOf(chunk), at, this.#received);
        },
        complete: () => {
          this._status = COMPLETE;
          this.onComplete(0, this.#received - 1);
        },
      });
    }

    abort() {
      this.#opened?.stop();
      this.#opened = null;
      this._status = COMPLETE;
    }

    destroy() {
      this.abort();
    }
  };
}
