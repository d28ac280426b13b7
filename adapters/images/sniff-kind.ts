/** The image types that the shop accepts. A file's type comes from its content; its name and declared type are ignored. */
export type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const startsWith = (content: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte);

const text = (content: Buffer, from: number, to: number): string => content.toString('latin1', from, to);

/** The brands in the first box of an ISO media file. */
const brandsOf = (content: Buffer): readonly string[] => {
  if (content.length < 16 || text(content, 4, 8) !== 'ftyp') return [];
  const end = Math.min(content.readUInt32BE(0), content.length, 256);
  const brands = [text(content, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(content, at, at + 4));
  return brands;
};

const kindAtStart = (content: Buffer): Kind | null => {
  if (startsWith(content, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (/^GIF8[79]a$/.test(text(content, 0, 6))) return 'gif';
  if (text(content, 0, 4) === 'RIFF' && text(content, 8, 12) === 'WEBP') return 'webp';
  return brandsOf(content).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
};

const HEVC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Photos of phones, coded as HEVC. They are recognised, but cannot be decoded here. */
export const isHeic = (content: Buffer): boolean =>
  kindAtStart(content) === null && brandsOf(content).some((brand) => HEVC_BRANDS.has(brand));

const MARKUP = /<(?:script|html|svg|iframe|body|object|embed|!doctype|\?php)|javascript:/i;
const PDF_HEADER_BYTES = 1_024;
const ZIP_TRAILER_BYTES = 65_557;

/** True when the file is also valid as another type: HTML, a script, a PDF or a ZIP archive. */
const isPolyglot = (content: Buffer): boolean =>
  MARKUP.test(content.toString('latin1')) ||
  content.subarray(0, PDF_HEADER_BYTES).includes('%PDF-') ||
  (content.subarray(-ZIP_TRAILER_BYTES).includes('PK\u0005\u0006') && content.includes('PK\u0003\u0004'));

/** null when the file is none of these types, or also another type. */
export const sniffKind = (content: Buffer): Kind | null => {
  const kind = kindAtStart(content);
  return kind && !isPolyglot(content) ? kind : null;
};
