import type { DayText } from './day-text.ts';

const PARTS = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})\D?$/;

const isDay = (text: string): text is DayText => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

/** Parses a date in any common notation, `2026-11-01`, `2026/11/1`, `20261101` or `2026年11月1日`; null for an invalid date. */
export function dayTyped(text: string): DayText | null {
  const [, year = '', month = '', day = ''] = PARTS.exec(text.trim()) ?? [];
  const normalized = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(normalized) ? normalized : null;
}
