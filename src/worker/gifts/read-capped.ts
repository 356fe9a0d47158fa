import { appError } from '#contract/errors.ts';
import { type Bytes, concat } from '#contract/units/bytes.ts';

const tooLarge = (max: number) => appError('ANIMATION_TOO_LARGE', { path: 'compressed', max });

/**
 * Reads a body and gives up as soon as it is longer than `max` bytes, whatever its head promised.
 * @throws AppError ANIMATION_TOO_LARGE
 */
export async function readCapped(response: Response, max: number): Promise<Bytes> {
  if (Number(response.headers.get('content-length')) > max) {
    await response.body?.cancel();
    throw tooLarge(max);
  }
  const reader = response.body?.getReader();
  const parts: Bytes[] = [];
  let size = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > max) {
      await reader.cancel();
      throw tooLarge(max);
    }
    parts.push(value);
  }
  return concat(...parts);
}
