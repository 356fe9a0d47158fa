type Size = { readonly width: number; readonly height: number };

/** Boundary between grandstand and pitch, as a fraction of the height. */
const TOUCHLINE = 0.45;
const MAST_LAMPS = 5;

function drawSky(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#04221b');
  sky.addColorStop(TOUCHLINE, '#2f7d62');
  sky.addColorStop(TOUCHLINE, '#167a52');
  sky.addColorStop(1, '#02140e');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
}

/** Draws the stand across the pitch: rows of seats under a roof, and two masts with lamps. */
function drawStand(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const foot = height * TOUCHLINE;
  context.fillStyle = '#0c3a2d';
  context.fill(new Path2D(`M0 ${foot - 150}L${width} ${foot - 100}V${foot}H0Z`));
  context.strokeStyle = 'rgb(214 240 228 / 22%)';
  context.lineWidth = 3;
  context.setLineDash([3, 9]);
  for (let row = 1; row <= 6; row += 1)
    context.stroke(new Path2D(`M0 ${foot - 132 + row * 19}L${width} ${foot - 88 + row * 13}`));
  context.setLineDash([]);
  context.fillStyle = '#dff5ea';
  for (const [x, top] of [
    [width - 330, foot - 180],
    [width - 130, foot - 220],
  ] as const) {
    context.fillRect(x + 24, top, 6, foot - top - 90);
    for (let lamp = 0; lamp < MAST_LAMPS; lamp += 1) context.fillRect(x + lamp * 12, top - 10, 9, 9);
  }
}

function drawPitch(context: CanvasRenderingContext2D, { width, height }: Size): void {
  const foot = height * TOUCHLINE;
  context.strokeStyle = 'rgb(246 255 250 / 75%)';
  context.lineWidth = 4;
  context.stroke(new Path2D(`M0 ${foot + 6}H${width}M0 ${foot + 150}L${width} ${foot + 330}`));
  context.stroke(new Path2D(`M${width - 190} ${foot + 282}A150 52 0 0 1 ${width} ${foot + 268}`));
  // The corner flag in front of it.
  const post = width - 84;
  context.lineWidth = 7;
  context.stroke(new Path2D(`M${post} ${foot + 312}V${foot + 96}`));
  context.fillStyle = '#2fd199';
  context.fill(new Path2D(`M${post} ${foot + 98}q-52 -18 -104 12v58q52 -22 104 -8Z`));
}

/** Draws the background of the poster: a pitch in the evening, seen from the corner; darker under the text. */
export function drawStadium(context: CanvasRenderingContext2D, size: Size): void {
  drawSky(context, size);
  drawStand(context, size);
  drawPitch(context, size);
  const shade = context.createLinearGradient(0, 0, 0, size.height);
  shade.addColorStop(0, 'rgb(3 30 24 / 70%)');
  shade.addColorStop(TOUCHLINE, 'rgb(3 30 24 / 5%)');
  shade.addColorStop(1, 'rgb(3 30 24 / 88%)');
  context.fillStyle = shade;
  context.fillRect(0, 0, size.width, size.height);
}
