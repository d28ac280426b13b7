import { Refusal } from '@wondercast/core/kernel/refusal';

const MAX_ID = 2_147_483_647;

/** Encodes a place in a sorted list as a cursor for the URL. */
export const toCursorText = (column: string, value: string | number, id: number): string =>
  Buffer.from(JSON.stringify([column, value, id])).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

/** @throws Refusal 'invalid', always */
export const foreignCursor = (): never => {
  const message = 'cursor is none of this list';
  throw new Refusal('invalid', message, { issues: [{ path: 'cursor', message }] });
};

/** Decodes a cursor of `toCursorText`. The caller checks whether the value suits the column. @throws Refusal 'invalid' */
export const fromCursor = (
  cursor: string,
): { readonly column: unknown; readonly value: unknown; readonly id: number } => {
  const place = parsed(cursor);
  if (!Array.isArray(place) || place.length !== 3) return foreignCursor();
  const [column, value, id] = place as unknown[];
  if (typeof id !== 'number' || !Number.isInteger(id) || id <= 0 || id > MAX_ID) return foreignCursor();
  return { column, value, id };
};
