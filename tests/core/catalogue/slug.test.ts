import { isSlug, slugFrom } from '@wondercast/core/shop/catalogue/slug';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('slugs', () => {
  it.each([
    ['The Harlem Jazz Hour', 'the-harlem-jazz-hour'],
    ['Trivia & Games!', 'trivia-games'],
    ['  Around   the World  ', 'around-the-world'],
    ['Día de los Muertos: Piñata', 'dia-de-los-muertos-pinata'],
    ['Straße – Łódź, Ærø', 'strasse-lodz-aero'],
    ['Kırmızı Œuvre, Þing & Ħal', 'kirmizi-oeuvre-thing-hal'],
    ['Ŋalakan Gəncə', 'ngalakan-gence'],
    ['--Tea--time--', 'tea-time'],
    ['ﬁnale', 'finale'],
  ])('of %j is %s', (title, slug) => {
    expect(slugFrom(title, 'experience-7')).toBe(slug);
  });

  it.each(['', '   ', '日本語', '!!!', '✨'])(
    'of %j, which has no letters to keep, is the fallback',
    (title) => {
      expect(slugFrom(title, 'experience-7')).toBe('experience-7');
    },
  );

  it('are never all digits, because digits are an id', () => {
    expect(slugFrom('2026', 'experience-7')).toBe('2026-experience-7');
    expect(isSlug('2026')).toBe(false);
  });

  it('end in no hyphen where a long title is cut', () => {
    expect(slugFrom(`${'a'.repeat(119)} b`, 'x')).toBe('a'.repeat(119));
  });

  it('are always what an address may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        expect(isSlug(slugFrom(title, 'experience-7'))).toBe(true);
      }),
    );
  });

  it.each(['', 'A', 'a b', 'a--b', '-a', 'a-', 'ä', 'a/b', '42'])('are not %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
