/** One measured thing: a subject (ours, a peer) and its figures by name. */
export interface Row {
  readonly subject: string;
  readonly figures: Readonly<Record<string, number>>;
}
