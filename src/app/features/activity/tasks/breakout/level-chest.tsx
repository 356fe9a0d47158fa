/** A chest of kit around the middle of its drawing, shut or open. */
export const ChestMark = ({ isOpen }: { isOpen: boolean }) => (
  <g className="level-chest">
    <path
      className={isOpen ? 'level-chest__lid' : 'level-chest__line'}
      d={isOpen ? 'M-24-6-19-26h38l5 20Z' : 'M-8-16v-5a3 3 0 0 1 3-3H5a3 3 0 0 1 3 3v5'}
    />
    <rect x={-26} y={isOpen ? -8 : -16} width={52} height={isOpen ? 32 : 40} rx={5} />
    <path className="level-chest__line" d="M-26-4h52M-19-8v32M19-8v32" />
    <rect className="level-chest__mark" x={-8} y={-6} width={16} height={16} rx={4} />
  </g>
);

/** Chest as a separate image. */
export const LevelChest = ({ isOpen }: { isOpen: boolean }) => (
  <svg width={64} height={56} viewBox="-32 -30 64 56" aria-hidden="true">
    <ChestMark isOpen={isOpen} />
  </svg>
);
