/** The same things under the same names and nothing else: no prototype to be reached, nothing to be changed. */
export function bare<Shape extends object>(shape: Shape): Readonly<Shape> {
  const names: Shape = Object.create(null);
  return Object.freeze(Object.assign(names, shape));
}
