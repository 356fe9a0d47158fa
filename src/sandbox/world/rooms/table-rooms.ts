/** Chat room of a live table of a venue. It is open around the clock, like its table. */
export type TableRoom = {
  readonly roomNo: string;
  readonly title: string;
  /** Number of people at the table at a time, epoch ms. */
  online(at: number): number;
};
