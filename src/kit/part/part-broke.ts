/** The window's event when a part of a screen broke and was replaced; its detail is what the mistake said. */
export const PART_BROKE = 'courtside:part-broke';

/** Says that a part broke, for what counts such mistakes. */
export const partBroke = (thrown: unknown): void => {
  const detail = thrown instanceof Error ? thrown.message : '';
  dispatchEvent(new CustomEvent(PART_BROKE, { detail }));
};
