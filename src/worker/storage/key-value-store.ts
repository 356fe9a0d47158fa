/** What outlives a reload. Values are anything that structured cloning takes. No operation rejects. */
export type KeyValueStore = {
  /** Undefined where nothing is known under the key. */
  get(key: string): Promise<unknown>;
  /** @returns false when the value is only remembered until this core ends. */
  set(key: string, value: unknown): Promise<boolean>;
  /** @returns false when only this core forgets the value: it is back after a reload. */
  remove(key: string): Promise<boolean>;
  keys(): Promise<readonly string[]>;
};
