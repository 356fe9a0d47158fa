/** Finished image without its frame: the size of its coordinate system and its content. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

const FONTS = "'Noto Sans SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif";

/** A standalone SVG document: it carries its own fonts because a page's styles do not reach an image. */
export const svgDocument = ({ width, height, body }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" font-family="${FONTS}">${body}</svg>`;

/** A vertical gradient; stops are offset, colour and opacity. */
export const verticalGradient = (id: string, stops: readonly (readonly [number, string, number?])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopList(stops)}</linearGradient>`;

export const stopList = (stops: readonly (readonly [number, string, number?])[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

export const fill = (width: number, height: number, paint: string) =>
  `<path fill="${paint}" d="M0 0h${width}v${height}H0z"/>`;
