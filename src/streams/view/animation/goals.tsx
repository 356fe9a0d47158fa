import { onScreen, type Point, scaleAt } from './pitch-projection.ts';

const HEIGHT = 74;
/** Posts and the depth of the net, in hundredths of the pitch. */
const FAR_POST = 45;
const NEAR_POST = 55;
const DEPTH = 2.4;

const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const raised = (at: Point): Point => {
  const { x, y } = onScreen(at);
  return { x, y: y - HEIGHT * scaleAt(at.y) };
};

function goalAt(line: number, behind: number) {
  const [far, near] = [FAR_POST, NEAR_POST].map((y) => ({
    foot: onScreen({ x: line, y }),
    top: raised({ x: line, y }),
    back: onScreen({ x: behind, y }),
  }));
  if (!far || !near) return { frame: '', net: '' };
  const frame = `M${point(far.foot)}L${point(far.top)}L${point(near.top)}L${point(near.foot)}`;
  const net = `M${point(far.top)}L${point(far.back)}L${point(near.back)}L${point(near.top)}Z`;
  const side = `M${point(near.top)}L${point(near.back)}L${point(near.foot)}Z`;
  return { frame, net: net + side };
}

const GOALS = [goalAt(0, -DEPTH), goalAt(100, 100 + DEPTH)];

export const Goals = () => (
  <g>
    <defs>
      <pattern id="an-net" width="9" height="9" patternUnits="userSpaceOnUse">
        <path className="an__mesh" d="M0 0L9 9M9 0L0 9" />
      </pattern>
    </defs>
    {GOALS.map(({ frame, net }) => (
      <g key={frame}>
        <path fill="url(#an-net)" d={net} />
        <path className="an__frame" d={frame} />
      </g>
    ))}
  </g>
);
