"""Writes the web's fonts: python3 scripts/fit-fonts.py <folder of the subset originals> (needs fonttools and brotli).

The originals (both under the OFL, no reserved names) are designed for large print. On screens their word spaces are too narrow
at small sizes, and kerning pulls full stops and hyphens into figures: "1.5 hour" reads as "15 hour". A changed font gets a
new name.
"""

import sys
from pathlib import Path

from fontTools.ttLib import TTFont

FIGURES = {"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
OUT = Path(__file__).parent.parent / "web" / "public" / "fonts"

# Original file, new name, width of a word space in thousandths of an em.
FONTS = [
    ("instrument-sans-var.woff2", "instrument-sans-v2.woff2", 264),
    ("bricolage-poster-var.woff2", "wondercast-poster-v2.woff2", 216),
]


def is_figure(glyph):
    return glyph.split(".")[0] in FIGURES


def drop_figures(table):
    """Removes figures from kerning, so that they keep their spacing next to any glyph."""
    if table.Format == 1:
        kept = [(g, s) for g, s in zip(table.Coverage.glyphs, table.PairSet) if not is_figure(g)]
        for _, pairs in kept:
            pairs.PairValueRecord = [r for r in pairs.PairValueRecord if not is_figure(r.SecondGlyph)]
            pairs.PairValueCount = len(pairs.PairValueRecord)
        table.Coverage.glyphs = [g for g, _ in kept]
        table.PairSet = [s for _, s in kept]
        table.PairSetCount = len(kept)
        return
    table.Coverage.glyphs = [g for g in table.Coverage.glyphs if not is_figure(g)]
    for classes in (table.ClassDef1, table.ClassDef2):
        for glyph in [g for g in classes.classDefs if is_figure(g)]:
            del classes.classDefs[glyph]


def pair_tables(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            inner = table.ExtSubTable if table.LookupType == 9 else table
            if inner.LookupType == 2:
                yield inner


for original, name, space in FONTS:
    font = TTFont(Path(sys.argv[1]) / original)
    for glyph in ("space", "uni00A0", "nbspace", "nonbreakingspace"):
        if glyph in font["hmtx"].metrics:
            font["hmtx"][glyph] = (space, 0)
    for table in pair_tables(font):
        drop_figures(table)
    font.flavor = "woff2"
    font.save(OUT / name)
    print(name, (OUT / name).stat().st_size)
