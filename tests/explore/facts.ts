/** A control on the screen. Coordinates are px of the window. */
export type Control = {
  readonly kind: 'link' | 'button' | 'field' | 'choice';
  readonly name: string;
  /** Address of a link; empty for other controls. */
  readonly href: string;
  readonly type: string;
  readonly enabled: boolean;
  /** Text of a field; empty for other controls. */
  readonly value: string;
  /** True for a chosen option, whose press need not change anything. */
  readonly isChosen: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly inView: boolean;
  /** True if a press at the centre reaches the control: nothing covers it and no dialog is modal over it. */
  readonly isHit: boolean;
  /** Foreign element over the centre. */
  readonly coveredBy: string | null;
  /** True if the text is wider than the control and cut. */
  readonly isCut: boolean;
  readonly inside: string | null;
  readonly tabIndex: number;
};

export type Focused = {
  readonly description: string;
  readonly isBody: boolean;
  readonly isShown: boolean;
  readonly hasRing: boolean;
  readonly inDialog: boolean;
  readonly toastOver: string | null;
};

/** Facts of a page at one moment, from its DOM. */
export type Facts = {
  readonly address: string;
  readonly title: string;
  readonly language: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly headings: readonly string[];
  readonly mains: number;
  readonly doubledIds: readonly string[];
  readonly lostReferences: readonly string[];
  readonly unnamedFields: readonly string[];
  readonly imagesWithoutText: readonly string[];
  readonly brokenImages: readonly string[];
  readonly falseExpansions: readonly string[];
  readonly openDialogs: readonly string[];
  readonly rows: readonly number[];
  readonly audible: number;
  /** Balance in the header; null for a guest, or where it is hidden. */
  readonly balance: string | null;
  readonly loading: readonly string[];
  readonly pageWidth: number;
  readonly windowWidth: number;
  readonly elements: number;
  readonly scrollY: number;
  readonly controls: readonly Control[];
  readonly focused: Focused;
};
