/** What a visitor needs of a browser, whichever protocol it speaks. Expressions are of the page's JavaScript. */
export interface Engine {
  /** As a person calls it: `Firefox 153.0`. */
  readonly version: string;
  /** Opens an address and waits until its document has loaded. */
  goto(url: string): Promise<void>;
  /** Where it is now. */
  address(): Promise<string>;
  /** The plain value that an expression, or its promise, comes to. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the element of an expression by the mouse. @returns the string it came to instead, if so */
  press(expression: string): Promise<string | undefined>;
  /** Replaces what a field holds by the keyboard. @returns the string the expression came to instead, if so */
  write(expression: string, text: string): Promise<string | undefined>;
  /** The size of the page in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is in sight, PNG. */
  picture(): Promise<Buffer>;
  /** Becomes somebody who was never anywhere: no cookies, no storage. */
  forget(): Promise<void>;
  /** Errors of the pages' code that nobody caught, since they were taken last. */
  takeErrors(): readonly string[];
  close(): Promise<void>;
}
