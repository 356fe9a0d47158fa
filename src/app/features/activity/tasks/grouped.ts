/** A whole number with its thousands apart: `10,000`. */
export const grouped = (count: number | bigint): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
