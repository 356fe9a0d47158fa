/** What Artillery 2 gives an engine, as far as it is used; its own package has no types for it. */

/** Takes `counter` and `histogram` (name, value), `started`, and `error` (code). */
export type Metrics = { emit(event: string, ...args: readonly unknown[]): unknown };

export type VirtualUser = { readonly vars: Record<string, unknown> };

export type ScenarioEnd = (error: Error | null, user: VirtualUser) => void;

export type Helpers = {
  /** Fills `{{ … }}` in from a virtual user's variables. */
  template(value: unknown, user: VirtualUser): unknown;
};

/** The whole script, as a worker of Artillery has it. */
export type Script = { readonly config: Readonly<Record<string, unknown>>; readonly _scriptPath?: string };

export type ScenarioSpec = { readonly flow?: unknown };
