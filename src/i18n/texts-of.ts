import { fillIn } from '#contract/text/fill-places.ts';

type AnyCatalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Every key of a catalogue: `'common.retry' | 'chat.newMessages' | …`. */
export type KeyOf<Catalogue extends AnyCatalogue> = {
  [Area in keyof Catalogue & string]: `${Area}.${keyof Catalogue[Area] & string}`;
}[keyof Catalogue & string];

type TextOf<
  Catalogue extends AnyCatalogue,
  Key,
> = Key extends `${infer Area extends keyof Catalogue & string}.${infer Name}`
  ? Name extends keyof Catalogue[Area]
    ? Catalogue[Area][Name]
    : never
  : never;

type ParamName<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

type Params<Catalogue extends AnyCatalogue, Key> = [ParamName<TextOf<Catalogue, Key>>] extends [never]
  ? []
  : [params: Record<ParamName<TextOf<Catalogue, Key>>, string | number>];

/** Returns a text by key, with its `{name}` placeholders filled. The required parameters of a key are derived from its text. */
export type Texts<Catalogue extends AnyCatalogue> = <Key extends KeyOf<Catalogue>>(
  key: Key,
  ...params: Params<Catalogue, Key>
) => string;

/**
 * Makes the lookup of a part of the page, `t`, from the namespaces that load with it: `textsOf({ common, deposit })`.
 * A key of another namespace does not compile.
 */
export function textsOf<const Catalogue extends AnyCatalogue>(catalogue: Catalogue): Texts<Catalogue> {
  const areas: AnyCatalogue = catalogue;
  return (key, ...[params]) => {
    const [area = '', name = ''] = key.split('.');
    const text = areas[area]?.[name] ?? key;
    return params === undefined ? text : fillIn(text, params);
  };
}
