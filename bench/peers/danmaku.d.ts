/** Types of the part of the package that the bench uses; the package ships no types and is installed only when the bench runs. */
declare module 'danmaku' {
  type Options = {
    readonly container: HTMLElement;
    readonly engine: 'dom' | 'canvas';
    readonly comments: readonly Comment[];
    /** Pixels a second. */
    readonly speed: number;
  };
  type Comment = { readonly text: string; readonly style: Readonly<Record<string, string | number>> };

  class Danmaku {
    constructor(options: Options);
    emit(comment: Comment): void;
    destroy(): void;
  }
  export = Danmaku;
}
