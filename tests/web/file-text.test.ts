import { describe, expect, it } from 'vitest';
import { textOfFile } from '../../web/forms/file-text.ts';

const bytes = (...each: readonly number[]): ArrayBuffer => Uint8Array.from(each).buffer;

describe('the text of a file', () => {
  it.each([
    ['UTF-8', 'Café', bytes(0x43, 0x61, 0x66, 0xc3, 0xa9)],
    ['UTF-8', 'Café', bytes(0xef, 0xbb, 0xbf, 0x43, 0x61, 0x66, 0xc3, 0xa9)],
    ['UTF-16', 'é', bytes(0xff, 0xfe, 0xe9, 0x00)],
    ['UTF-16', 'é', bytes(0xfe, 0xff, 0x00, 0xe9)],
    ['Windows-1252', 'Café – “€”', bytes(0x43, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x93, 0x80, 0x94)],
  ])('is read as %s: %s', (encoding, text, file) => {
    expect(textOfFile(file)).toEqual({ text, encoding });
  });
});
