/** A page of the help centre, written by hand. */
export type HelpPage = {
  readonly topicId: string;
  readonly title: string;
  readonly summary: string;
  /** Day of the last change, ISO. */
  readonly updated: string;
  /** Text in the light markup of `text/markup.ts`. */
  readonly body: string;
};

export type HelpSection = { readonly name: string; readonly pages: readonly HelpPage[] };
