/** Window event dispatched when a part of a screen failed and was replaced; its detail is the error message. */
export const PART_BROKE = 'courtside:part-broke';

/** Dispatches the event of a failed part, for listeners that count such errors. */
export const partBroke = (thrown: unknown): void => {
  const detail = thrown instanceof Error ? thrown.message : '';
  dispatchEvent(new CustomEvent(PART_BROKE, { detail }));
};
