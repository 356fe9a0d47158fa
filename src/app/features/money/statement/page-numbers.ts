/** Neighbours of the present page that are in a row. */
const BESIDE = 2;

/** The pages to offer, from 1: the first, the last, those around the present one, and null where some are left out. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= BESIDE,
  );
  return near.flatMap((number, index) => {
    const before = near[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
