declare module 'subset-font' {
  /** Makes a subset of a font with the glyphs of a text, and pins its variation axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype';
      readonly variationAxes?: Readonly<Record<string, number>>;
      readonly noHinting?: boolean;
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  const fontverter: { convert(font: Uint8Array, format: 'truetype'): Promise<Buffer> };
  export default fontverter;
}
