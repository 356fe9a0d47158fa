/** Floats of one cell of a gift movie: alpha; layout x, y, width, height; transform a, b, c, d, tx, ty. */
export const CELL_FLOATS = 11;

/**
 * Floats of one shape of a gift movie: kind (0 path, 1 rect, 2 ellipse); five arguments (path index | x y width height
 * radius | centre x y, radius x y); filled, fill rgba; stroked, stroke rgba; width, cap, join, mitre limit; dash, gap;
 * transform a, b, c, d, tx, ty.
 */
export const SHAPE_FLOATS = 28;
