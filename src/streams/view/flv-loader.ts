import type flvjs from 'flv.js';

type Loader = flvjs.BaseLoader;
type Heard = {
  /** The moment of filming of time stamp 0, epoch ms, where the origin tells it. */
  capturedAt(epochMs: number): void;
  /** Refused with an HTTP status, or broken without one. */
  failed(status: number | null): void;
};

const CAPTURE_HEADER = 'x-capture-epoch-ms';
/** The engine's states of a loader. */
const IDLE = 0;
const CONNECTING = 1;
const BUFFERING = 2;
const ERROR = 3;
const COMPLETE = 4;

/** The bytes alone: a chunk may be a window on a larger buffer. */
const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);

function noteCapture(headers: Headers, heard: Heard): void {
  const captured = Number(headers.get(CAPTURE_HEADER) ?? Number.NaN);
  if (Number.isFinite(captured)) heard.capturedAt(captured);
}

/**
 * A loader for flv.js that ends its request at once when it is told to: the engine's own waits in Chromium for one more
 * chunk, which a stalled origin never sends. Reads the moment of filming on the way.
 */
export function flvLoader(heard: Heard): flvjs.CustomLoaderConstructor {
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
    readonly #leaving = new AbortController();

    get status() {
      return this._status;
    }

    isWorking() {
      return this._status === CONNECTING || this._status === BUFFERING;
    }

    open({ url }: flvjs.MediaSegment, { from }: flvjs.Range) {
      this._status = CONNECTING;
      this.#run(url, from).catch(() => {
        if (!this.#leaving.signal.aborted) this.#broke(null);
      });
    }

    abort() {
      this.#leaving.abort();
      this._status = COMPLETE;
    }

    destroy() {
      this.abort();
    }

    async #run(url: string, from: number) {
      const response = await fetch(url, { signal: this.#leaving.signal, credentials: 'omit' });
      if (!response.ok || !response.body) return this.#broke(response.status);
      noteCapture(response.headers, heard);
      this._status = BUFFERING;
      const reader = response.body.getReader();
      let received = 0;
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        const at = from + received;
        received += piece.value.byteLength;
        this.onDataArrival(bytesOf(piece.value), at, received);
      }
      this._status = COMPLETE;
      this.onComplete(from, from + received - 1);
    }

    #broke(status: number | null) {
      this._status = ERROR;
      heard.failed(status);
    }
  };
}
