import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Begins to load so far before it is seen. */
const AHEAD = '400px 0px';

/** Shows its child once it comes near the viewport; `wait` reserves the space until then. */
export function Near({ wait, children }: { wait: ReactNode; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element || near) return;
    const seen = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [near]);
  return near ? children : <div ref={container}>{wait}</div>;
}
