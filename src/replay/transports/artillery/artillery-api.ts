/** Objects that Artillery 2 passes to an engine, as far as this engine uses them; Artillery's package has no types for them. */

/** Emits `counter` and `histogram` (name, value), `started`, and `error` (code). */
export type Metrics = { emit(event: string, ...args: readonly unknown[]): unknown };

export type VirtualUser = { readonly vars: Record<string, unknown> };

export type ScenarioEnd = (error: Error | null, user: VirtualUser) => void;

export type Helpers = {
  /** Replaces `{{ … }}` by a virtual user's variables. */
  template(value: unknown, user: VirtualUser): unknown;
};

/** Complete script that Artillery passes to a worker. */
export type Script = { readonly config: Readonly<Record<string, unknown>>; readonly _scriptPath?: string };

export type ScenarioSpec = { readonly flow?: unknown };
