/** Kit of a side, `#rrggbb`. */
export interface KitColours {
  readonly shirt: string;
  readonly shorts: string;
}

/** Home kits that were filmed; colours cannot be changed afterwards, so that every club plays in the nearest one. */
export const HOME_KITS = {
  navy: { shirt: '#1D4E9E', shorts: '#F4F7FB' },
  teal: { shirt: '#0FA89F', shorts: '#0A5F5D' },
  orange: { shirt: '#DB5F1C', shorts: '#2A2320' },
} as const satisfies Record<string, KitColours>;

export type HomeKit = keyof typeof HOME_KITS;
