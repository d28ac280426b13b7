/** The text of a file, and the encoding with which it was decoded. */
export interface FileText {
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** Byte order marks. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'UTF-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'UTF-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'UTF-16' },
] as const;

/**
 * Decodes a file by its byte order mark, otherwise as UTF-8 if valid, otherwise as Windows-1252, in which Excel writes CSV on most
 * European and American computers.
 */
export const textOfFile = (file: ArrayBuffer): FileText => {
  const bytes = new Uint8Array(file);
  const mark = MARKS.find((each) => each.bytes.every((byte, at) => bytes[at] === byte));
  if (mark) return { text: new TextDecoder(mark.label).decode(bytes), encoding: mark.encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
};
