import { Icon } from '#app/kit/icon/icon.tsx';
import { countText } from '#contract/units/count.ts';
import './viewers.css';

/** How many are watching, in ten-thousands from 10 000 up [9.06]. */
export const Viewers = ({ count, pill = false }: { count: number; pill?: boolean }) => (
  <span className={pill ? 'viewers viewers--pill' : 'viewers'}>
    <Icon name="eye" size={pill ? 13 : 14} />
    <span className="num">{countText(count)}</span>
  </span>
);
