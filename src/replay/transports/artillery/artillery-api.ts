/** What Artillery 2 passes to an engine, as far as this engine uses it; Artillery's package has no types for it. */

/** Emits `counter` and `histogram` (name, value), `started`, and `error` (code). */
export type Metrics = { emit(event: string, ...args: readonly unknown[]): unknown };

export type VirtualUser = { readonly vars: Record<string, unknown> };

export type ScenarioEnd = (error: Error | null, user: VirtualUser) => void;

export type Helpers = {
  /** Replaces `{{ … }}` by a virtual user's variables. */
  template(value: unknown, user: VirtualUser): unknown;
};

/** The whole script as Artillery gives it to a worker. */
export type Script = { readonly config: Readonly<Record<string, unknown>>; readonly _scriptPath?: string };

export type ScenarioSpec = { readonly flow?: unknown };
