import { FIRST_TEXTS } from '@wondercast/core/shop/settings/first-texts';
import { pageOf } from '@wondercast/core/shop/settings/page-text';
import { TEXT_NAMES } from '@wondercast/core/shop/settings/texts-record';
import { describe, expect, it } from 'vitest';

const SHOP = { name: 'Limelight $& Co', mail: 'hi@limelight.example' };

describe('the text of a page', () => {
  it('has a title, paragraphs and sections, and names the shop as it is called now', () => {
    const text =
      '# Hello\r\n\nWe are\n{shop}.\n\nWrite to {mail}.\n## Who\n\nUs.\n\n\nAnd you.\n##No title\n';
    expect(pageOf(text.replaceAll('\r', ''), SHOP)).toEqual({
      title: 'Hello',
      intro: ['We are Limelight $& Co.', 'Write to hi@limelight.example.'],
      sections: [{ title: 'Who', paragraphs: ['Us.', 'And you. ##No title'] }],
    });
  });

  it('is called as the shop when it has no title, and takes markup for text', () => {
    expect(pageOf('<script>alert(1)</script>', SHOP)).toEqual({
      title: SHOP.name,
      intro: ['<script>alert(1)</script>'],
      sections: [],
    });
  });

  it.each(TEXT_NAMES)('says something before anybody has written one: %s', (name) => {
    const { title, intro } = pageOf(FIRST_TEXTS[name], SHOP);
    expect(title).not.toBe(SHOP.name);
    expect(intro.length).toBeGreaterThan(0);
  });
});
