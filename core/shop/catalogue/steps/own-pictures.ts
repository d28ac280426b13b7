import type { RowError } from '../catalogue-file.ts';
import type { Experience } from '../experience.ts';
import { isRemote, type KnownPictures, PICTURE_COLUMNS, type PictureToFetch } from '../file-pictures.ts';
import type { PlannedPart } from './row-judge.ts';

/** What becomes of a row's picture: its address stays or is replaced by that of a copy (`own`), is refused, or must be fetched. */
type Judged = { readonly own: string } | { readonly refused: string } | 'to-fetch';

const judge = (address: string, before: string | null, known: KnownPictures): Judged => {
  // A stored address is not checked again.
  if (!isRemote(address) || address === before) return { own: address };
  const ownPath = known.ownPath(address);
  if (ownPath !== null) return { own: ownPath };
  const refused = known.objection(address);
  if (refused !== null) return { refused };
  const copies = known.copiesOf(address);
  const own = copies.find((copy) => copy === before) ?? copies[0];
  return own === undefined ? 'to-fetch' : { own };
};

/**
 * Replaces pictures on other servers by the shop's own copies, and returns those that must still be fetched. A record whose picture is a
 * copy of the named one stays unchanged, so that importing the same file again changes nothing.
 */
export const ownPictures = (parts: readonly PlannedPart<Experience>[], known: KnownPictures) => {
  const errors: RowError[] = [];
  const toFetch: PictureToFetch[] = [];
  const own = parts.map((part): PlannedPart<Experience> => {
    const { line, before } = part;
    let { after } = part;
    for (const field of PICTURE_COLUMNS) {
      const address = after[field];
      if (address === null) continue;
      const judged = judge(address, before?.[field] ?? null, known);
      if (judged === 'to-fetch') toFetch.push({ line, field, address });
      else if ('own' in judged) after = { ...after, [field]: judged.own };
      else errors.push({ line, field, message: judged.refused });
    }
    return { ...part, after };
  });
  return { parts: own, errors, toFetch };
};
