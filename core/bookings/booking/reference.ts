/** Crockford's base 32, without I, L, O and U: no character can be mistaken for another (decision 003). */
export const REFERENCE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 10;

/** A random reference made from ten random bytes: the prefix and ten characters, 50 bits. */
export const referenceFrom = (prefix: string, random: Uint8Array): string => {
  let reference = prefix;
  for (let at = 0; at < LENGTH; at++) reference += REFERENCE_ALPHABET.charAt((random[at] ?? 0) & 31);
  return reference;
};

/** Whether a text has the form of a reference of this shop, or of the display fallback `WC-{id}`. */
export const isReference = (prefix: string, text: string): boolean =>
  text.startsWith(prefix) && /^(?:[0-9A-HJKMNP-TV-Z]{10}|\d{1,10})$/.test(text.slice(prefix.length));
