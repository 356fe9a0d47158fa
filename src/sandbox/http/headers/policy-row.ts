import type { PolicyInputs } from './policy-inputs.ts';

/** One directive of a content policy: its sources, and why it has each of them. */
export type PolicyRow = {
  readonly directive: string;
  /** Allowed sources; a directive without sources allows nothing. */
  readonly sources: (inputs: PolicyInputs) => readonly string[];
  readonly reason: string;
  /** A directive that has no sources, only its name. */
  readonly isBare?: true;
  /** Sent over TLS alone. */
  readonly overTls?: true;
};

const directiveText = ({ directive, sources, isBare }: PolicyRow, inputs: PolicyInputs): string => {
  if (isBare) return directive;
  const allowed = sources(inputs);
  return `${directive} ${allowed.length > 0 ? allowed.join(' ') : "'none'"}`;
};

/** The value of a `Content-Security-Policy` header. */
export const policyText = (rows: readonly PolicyRow[], inputs: PolicyInputs): string =>
  rows
    .filter(({ overTls = false }) => inputs.tls || !overTls)
    .map((row) => directiveText(row, inputs))
    .join('; ');
