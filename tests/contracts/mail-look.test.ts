import type { MailWords } from '@wondercast/core/kernel/mail';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLook } from '../../adapters/mail/look.ts';

const shop = { name: 'Wondercast', publicUrl: 'https://shop.example', signature: '' };

/** The same mail with another text in every place that holds one. */
const wordsWith = (text: string): MailWords => ({
  subject: text,
  preheader: text,
  title: text,
  intro: [text, text],
  lines: [
    { title: text, details: [text, text], sessions: [text, text], amount: text },
    { title: text, details: [], sessions: [], amount: text },
  ],
  sums: [
    { label: text, amount: text, strong: false },
    { label: text, amount: text, strong: true },
  ],
  notes: [text],
  action: { label: text, url: `https://shop.example/${encodeURIComponent(text)}` },
});
const htmlOf = (text: string) => mailLook(wordsWith(text), { ...shop, name: text }).html;
const tagsOf = (html: string) => html.match(/<\/?[a-z][^>]*>/gi)?.map((tag) => tag.replaceAll(/=".*?"/g, ''));

describe('the look of mails', () => {
  it('shows every text as text, whatever it holds', () => {
    const plain = tagsOf(htmlOf('x'));
    const nasty = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '</td>',
      '<script>',
      '" onload="',
      'javascript:',
      '${',
      '`',
      'é',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(nasty, fc.string({ maxLength: 3 }))), (parts) => {
        expect(tagsOf(htmlOf(`x${parts.join('')}`))).toEqual(plain);
      }),
    );
  });

  it('loads nothing from anywhere, so that opening it tells nobody', () => {
    const html = htmlOf('x');
    expect(html).not.toMatch(
      /<(img|link|script|iframe|object|embed|video|audio)|url\(|@import|src=|srcset|background=/i,
    );
  });

  it('has a dark and a light theme, and says so', () => {
    const html = htmlOf('x');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
  });

  it('is 600 pixels wide at most, and as wide as a phone', () => {
    const html = htmlOf('x');
    expect(html).toContain('width:100%;max-width:600px');
    expect(html).toContain('name="viewport"');
  });

  it('says in text everything that it says in HTML', () => {
    let count = 0;
    const marked = JSON.parse(JSON.stringify(wordsWith('@')), (key, value) =>
      value === '@' ? `${key}-${count++}-` : value,
    ) as MailWords;
    const { html, text } = mailLook(marked, shop);
    const said = JSON.stringify(marked).match(/[\w]+-\d+-/g) ?? [];
    expect(said.length).toBeGreaterThan(15);
    for (const word of said) expect(html).toContain(word);
    const onlyForScreens = [marked.subject, marked.preheader];
    for (const word of said.filter((each) => !onlyForScreens.includes(each))) expect(text).toContain(word);
    expect(text).toContain(marked.action?.url);
  });

  it('leaves out what there is nothing to say about', () => {
    const words = { ...wordsWith('x'), lines: [], sums: [], notes: [], action: null };
    const { html, text } = mailLook(words, shop);
    expect(html).not.toContain('dashed');
    expect(text).toBe('x\n\nx\n\nx\n\n-- \nWondercast\nhttps://shop.example\n');
  });

  it('sets the currency of a total small, and nothing else of it apart', () => {
    const words = { ...wordsWith('x'), sums: [{ label: 'Total', amount: '$3,671.10 USD', strong: true }] };
    expect(mailLook(words, shop).html).toMatch(/\$3,671\.10<span[^>]*> USD<\/span>/);
  });

  it('has the shop’s signature below, line by line, in both forms, and nothing without one', () => {
    const signed = mailLook(wordsWith('x'), { ...shop, signature: 'Your desk\r\n<b>+1 212</b>' });
    expect(signed.text).toContain('\n\n-- \nYour desk\n<b>+1 212</b>\nWondercast\nhttps://shop.example\n');
    expect(signed.html).toContain('>Your desk</p>');
    expect(signed.html).toContain('>&lt;b&gt;+1 212&lt;/b&gt;</p>');
    expect(mailLook(wordsWith('x'), shop).text).toContain('\n\n-- \nWondercast\n');
  });
});
