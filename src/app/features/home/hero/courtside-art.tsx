/** The seat by the line: what the carousel shows before its first slide is there, and on the first paint of all. */
export const CourtsideArt = () => (
  <img
    className="art"
    src="/art/courtside/hero.svg?width=1420&height=520&day=0&middle=0.36&horizon=0.52&fov=44&lookX=4&lookY=-8"
    alt=""
    fetchPriority="high"
  />
);
