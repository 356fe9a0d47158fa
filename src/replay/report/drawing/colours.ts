type Palette = Readonly<Record<string, string>>;

/** Light colours of theme "fresh" that a report needs. The theme itself belongs to the page. */
export const LIGHT: Palette = {
  '--c-bg': '#f4f7f6',
  '--c-surface': '#ffffff',
  '--c-surface-2': '#f8faf9',
  '--c-line': '#e1e8e5',
  '--c-control-line': '#87978f',
  '--c-text': '#0f1c18',
  '--c-text-2': '#42524c',
  '--c-text-3': '#5f6e69',
  '--c-primary-text': '#00704f',
  '--c-primary-soft': '#e4f4ed',
  '--c-primary-line': '#9ad3bc',
  '--c-alert': '#b4460f',
  '--c-alert-soft': '#fcefe7',
  '--c-alert-line': '#edc4ac',
  '--c-focus': '#00a878',
  '--vip-2-name': '#1a5794',
  '--vip-3-name': '#4a3fa3',
};

/** The dark colours of the same theme. */
export const DARK: Palette = {
  '--c-bg': '#0b1211',
  '--c-surface': '#121b19',
  '--c-surface-2': '#17221f',
  '--c-line': '#243130',
  '--c-control-line': '#647771',
  '--c-text': '#eaf2ee',
  '--c-text-2': '#afbeb8',
  '--c-text-3': '#8a9a94',
  '--c-primary-text': '#4fdcac',
  '--c-primary-soft': '#12332a',
  '--c-primary-line': '#24604f',
  '--c-alert': '#ffa873',
  '--c-alert-soft': '#35221a',
  '--c-alert-line': '#5e3c2a',
  '--c-focus': '#2fd199',
  '--vip-2-name': '#8cc4f5',
  '--vip-3-name': '#b9b2f7',
};

/** The CSS declarations of a palette. */
export const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${name}:${colour}`)
    .join(';');
