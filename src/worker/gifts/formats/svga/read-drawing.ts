import { SHAPES_MAX } from '../caps.ts';
import { tooLarge } from '../refusals.ts';
import {
  type Frame,
  IDENTITY,
  type Matrix,
  NO_BOX,
  type Rgba,
  type Shape,
  type ShapeArgs,
} from './drawing.ts';
import type { ProtobufReader } from './protobuf-reader.ts';

const KEEP = 3;

/** Reads the floats of a flat message whose fields are numbered 1…count; missing ones are 0, as in proto3. */
function floats(reader: ProtobufReader, count: number): number[] {
  const values = new Array<number>(count).fill(0);
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field <= count) values[field - 1] = reader.float();
    else reader.skip();
  }
  return values;
}

function matrix(reader: ProtobufReader): Matrix {
  const [a = 0, b = 0, c = 0, d = 0, tx = 0, ty = 0] = floats(reader, 6);
  return [a, b, c, d, tx, ty];
}

function four(reader: ProtobufReader): Rgba {
  const [first = 0, second = 0, third = 0, fourth = 0] = floats(reader, 4);
  return [first, second, third, fourth];
}

function pathArgs(reader: ProtobufReader): ShapeArgs {
  let d = '';
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) d = reader.text();
    else reader.skip();
  }
  return { is: 'path', d };
}

function rectArgs(reader: ProtobufReader): ShapeArgs {
  const [x = 0, y = 0, width = 0, height = 0, radius = 0] = floats(reader, 5);
  return { is: 'rect', x, y, width, height, radius };
}

function ellipseArgs(reader: ProtobufReader): ShapeArgs {
  const [x = 0, y = 0, radiusX = 0, radiusY = 0] = floats(reader, 4);
  return { is: 'ellipse', x, y, radiusX, radiusY };
}

type Styles = Omit<Shape, 'args' | 'transform'>;

const PLAIN: Styles = {
  fill: null,
  stroke: null,
  strokeWidth: 0,
  cap: 0,
  join: 0,
  miterLimit: 0,
  dash: 0,
  gap: 0,
};

function styles(reader: ProtobufReader): Styles {
  const read: { -readonly [Name in keyof Styles]: Styles[Name] } = { ...PLAIN };
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) read.fill = four(reader.message());
    else if (field === 2) read.stroke = four(reader.message());
    else if (field === 3) read.strokeWidth = reader.float();
    else if (field === 4) read.cap = reader.int();
    else if (field === 5) read.join = reader.int();
    else if (field === 6) read.miterLimit = reader.float();
    else if (field === 7) read.dash = reader.float();
    else if (field === 8) read.gap = reader.float();
    else reader.skip();
  }
  return read;
}

function shape(reader: ProtobufReader): Shape | 'keep' {
  let type = 0;
  let args: ShapeArgs = { is: 'path', d: '' };
  let style = PLAIN;
  let transform = IDENTITY;
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) type = reader.int();
    else if (field === 2) args = pathArgs(reader.message());
    else if (field === 3) args = rectArgs(reader.message());
    else if (field === 4) args = ellipseArgs(reader.message());
    else if (field === 10) style = styles(reader.message());
    else if (field === 11) transform = matrix(reader.message());
    else reader.skip();
  }
  return type === KEEP ? 'keep' : { args, ...style, transform };
}

/**
 * Reads one FrameEntity. A first shape of type KEEP means: the shapes of the previous frame.
 * @throws AppError ANIMATION_BROKEN, ANIMATION_TOO_LARGE
 */
export function readFrame(reader: ProtobufReader): Frame {
  let alpha = 0;
  let box = NO_BOX;
  let transform = IDENTITY;
  let clip = '';
  const shapes: (Shape | 'keep')[] = [];
  for (let field = reader.next(); field !== 0; field = reader.next()) {
    if (field === 1) alpha = reader.float();
    else if (field === 2) box = four(reader.message());
    else if (field === 3) transform = matrix(reader.message());
    else if (field === 4) clip = reader.text();
    else if (field === 5) shapes.push(shape(reader.message()));
    else reader.skip();
    if (shapes.length > SHAPES_MAX) throw tooLarge('shapes', SHAPES_MAX);
  }
  const keepsShapes = shapes[0] === 'keep';
  return {
    alpha,
    box,
    transform,
    clip,
    shapes: keepsShapes ? 'keep' : shapes.filter((entry) => entry !== 'keep'),
  };
}
