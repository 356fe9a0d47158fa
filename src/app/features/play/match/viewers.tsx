import { countText } from '#contract/units/count.ts';
import { Icon } from '#kit/icon/icon.tsx';
import './viewers.css';

/** Look of the count. plain: in a line of text. pill: on a still image. tall: on a playing video, beside its other marks. */
type Variant = 'plain' | 'pill' | 'tall';

const CLASS: Record<Variant, string> = {
  plain: 'viewers',
  pill: 'viewers viewers--pill',
  tall: 'viewers viewers--pill viewers--tall',
};

/** Number of viewers, in ten-thousands from 10 000 up [9.06]. */
export const Viewers = ({ count, variant = 'plain' }: { count: number; variant?: Variant }) => (
  <span className={CLASS[variant]}>
    <Icon name="eye" size={variant === 'plain' ? 14 : 13} />
    <span className="num">{countText(count)}</span>
  </span>
);
