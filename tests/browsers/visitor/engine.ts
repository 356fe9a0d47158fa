/** Browser operations of a visitor, independent of the protocol. Expressions are of the page's JavaScript. */
export interface Engine {
  /** Display name of the browser: `Firefox 153.0`. */
  readonly version: string;
  /** Opens an address and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  /** Returns the current address. */
  address(): Promise<string>;
  /** Returns the plain value of an expression, or of its promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element of an expression with the mouse. @returns the string it evaluated to instead, if so */
  press(expression: string): Promise<string | undefined>;
  /** Replaces the value of a field by keyboard. @returns the string the expression evaluated to instead, if so */
  write(expression: string, text: string): Promise<string | undefined>;
  /** The size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns a screenshot of the viewport, PNG. */
  screenshot(): Promise<Buffer>;
  /** Resets the browser to a new visitor: no cookies, no storage. */
  forget(): Promise<void>;
  /** Returns the uncaught errors of the pages' code since the last call. */
  drainErrors(): readonly string[];
  close(): Promise<void>;
}
