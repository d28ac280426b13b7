import type { Invoice, InvoiceLine } from '@wondercast/core/bookings/invoicing/invoice';
import { minorUnits, sum } from '@wondercast/core/kernel/money';
import type { BankDetails } from '@wondercast/core/shop/settings/seller';
import { PDFDict } from 'pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { pdfDocuments } from '../../adapters/pdf/invoice-documents.ts';
import { anInvoice, day, usd } from '../support/builders.ts';
import { readPdf } from '../support/read-pdf.ts';

const aLine = (change: Partial<InvoiceLine> = {}): InvoiceLine => ({
  title: 'The Harlem Jazz Hour',
  tier: 'elevated',
  units: 1,
  unitPrice: usd(1450),
  amount: usd(1450),
  addOns: [],
  days: [],
  ...change,
});

const PAY_URL = 'http://127.0.0.1:3000/pay/q2mYc0Zt4kVh8b1nX5sR7wLd';

interface Given {
  readonly lines?: readonly InvoiceLine[];
  readonly buyer?: Partial<Invoice['figures']['buyer']>;
  readonly kind?: Invoice['kind'];
  readonly bank?: BankDetails;
  readonly taxPercent?: number;
  /** Issued by a release that printed a tax of 0 %. */
  readonly isOld?: boolean;
  readonly fees?: Invoice['figures']['fees'];
}

const issued = ({
  lines = [aLine()],
  buyer = {},
  kind = 'invoice',
  bank,
  taxPercent,
  isOld,
  fees,
}: Given): Invoice => {
  const base = anInvoice();
  const total = sum(lines.map(({ amount }) => amount));
  const figures = {
    ...base.figures,
    buyer: { ...base.figures.buyer, ...buyer },
    lines,
    subtotal: total,
    total,
    paid: minorUnits(0),
    due: total,
    ...(bank ? { bank } : {}),
    ...(fees ? { fees } : {}),
    ...(taxPercent ? { tax: { percent: taxPercent, amount: usd(1) }, printsTax: true } : {}),
    ...(isOld ? { printsTax: undefined } : {}),
  };
  return { ...base, id: 1, number: 'INV-2026-000042', kind, figures };
};

const MARGIN = 47;
const insist = (pages: Awaited<ReturnType<typeof readPdf>>['pages']) => {
  for (const { shown, size } of pages)
    for (const { text, left, right, bottom } of shown) {
      expect(left, text).toBeGreaterThanOrEqual(MARGIN);
      expect(right, text).toBeLessThanOrEqual(size.width - MARGIN);
      expect(bottom, text).toBeGreaterThan(20);
      expect(bottom, text).toBeLessThan(size.height);
    }
};

describe('the document of an invoice', () => {
  const documents = pdfDocuments({ brand: () => 'Wondercast' });
  const rendered = async (
    given: Given = {},
    payUrl: string | null = PAY_URL,
    credited: string | null = null,
  ) => documents.render(issued(given), { payUrl, credited });
  const read = async (given?: Given) => readPdf(await rendered(given));
  afterAll(() => documents.close());

  it('is a PDF that says number, dates, seller, buyer, lines, sums, link and reference', async () => {
    const { text, document, pages } = await read({
      lines: [
        aLine({
          units: 2,
          amount: usd(2900),
          addOns: [{ name: 'Snack boxes', price: usd(189) }],
          days: [day('2027-03-19')],
        }),
      ],
      buyer: { purchaseOrder: 'PO-4711' },
    });
    for (const words of [
      'Invoice',
      'INV-2026-000042',
      'March 01, 2026',
      'March 31, 2026',
      'WC-0123456789',
      'Northlight Studio',
      'Mara Reyes',
      'mara@northlight.example',
      'Purchase order PO-4711',
      '220 Limelight Lane',
      'Tax ID US 12-3456789',
      'The Harlem Jazz Hour',
      'Elevated tier, up to 99 seats',
      'Snack boxes',
      '$189.00',
      '$378.00',
      'Proposed: Mar 19, 2027',
      // The tier without its add-on; together they are the line.
      '$1,261.00',
      '$2,522.00',
      'Amount due',
      'Pay by card',
      PAY_URL,
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect(document.getTitle()).toBe('Invoice INV-2026-000042');
    const annotations = document.getPage(0).node.Annots();
    expect(annotations?.size()).toBe(1);
    expect(String(annotations?.lookup(0, PDFDict))).toContain(PAY_URL);
    insist(pages);
  });

  it('is a receipt that says what was paid, by what, and when each session is', async () => {
    const line = aLine({
      sessions: [
        { day: day('2027-03-19'), time: '2:00 PM EDT, New York', isAgreed: true, people: 60 },
        { day: null, time: '', isAgreed: false, people: 45 },
      ],
    });
    const payments = [
      { day: day('2026-03-02'), words: 'Visa ending in 4242', amount: usd(1450), goesBack: false },
      { day: day('2026-03-05'), words: 'Refunded to the card', amount: usd(50), goesBack: true },
    ];
    const { figures, ...rest } = issued({ lines: [line] });
    const invoice = { ...rest, figures: { ...figures, paid: usd(1450), due: minorUnits(0) } };
    const file = await documents.render(invoice, { payUrl: null, credited: null, payments, isReceipt: true });
    const { text, document, pages } = await readPdf(file);
    for (const words of [
      'Receipt',
      'FOR INVOICE',
      'LAST PAYMENT',
      'March 02, 2026',
      'Agreed: Mar 19, 2027, 2:00 PM EDT, New York, 60 people',
      'Date to be agreed, 45 people',
      'PAYMENTS',
      'March 02, 2026: Visa ending in 4242',
      'March 05, 2026: Refunded to the card',
      '−$50.00',
      'Amount paid',
    ])
      expect(text).toContain(words);
    expect(document.getTitle()).toBe('Receipt INV-2026-000042');
    insist(pages);
  });

  it('calls an agreed day agreed, and a proposed one proposed', async () => {
    const line = aLine({ units: 2, days: [day('2027-03-19')], agreed: [day('2027-03-26')] });
    const { texts } = await read({ lines: [line] });
    expect(texts).toContain('Proposed: Mar 19, 2027');
    expect(texts).toContain('Agreed: Mar 26, 2027');
  });

  it('shows the whole reason of a fee, and never runs it into the amount', async () => {
    const reason =
      'Moving The Harlem Jazz Hour with Snack boxes, session 12, with short notice before it starts';
    const { pages, text } = await read({ fees: [{ reason, amount: usd(123456.78) }] });
    expect(text.replaceAll('\n', ' ')).toContain('before it starts');
    const shown = pages.flatMap((page) => page.shown);
    const amount = shown.find((each) => each.text === '$123,456.78');
    const label = shown.filter((each) => each.left === 330);
    for (const each of label) if (each.bottom > 0) expect(each.right).toBeLessThan(amount?.left ?? 0);
    insist(pages);
  });

  it('shows sixty fees on as many pages as they need', async () => {
    const fees = Array.from({ length: 60 }, (_, at) => ({
      reason: `Moving session ${at + 1} of The Harlem Jazz Hour with short notice before it starts`,
      amount: usd(at + 1),
    }));
    const { pages, texts } = await read({ fees });
    for (const { amount } of fees) expect(texts).toContain(`$${amount / 100}.00`);
    expect(texts).toContain('Amount due');
    insist(pages);
  });

  it('gives letters that stand on one another the room they need', async () => {
    const between = async (companyName: string) => {
      const shown = (await read({ buyer: { companyName } })).pages.flatMap((page) => page.shown);
      const at = (text: string) => shown.find((each) => each.text === text)?.bottom ?? 0;
      return at(companyName) - at('Mara Reyes');
    };
    expect(await between('བསྒྲུབས')).toBeGreaterThan((await between('Northlight')) + 4);
    expect(await between('Ẹ̌')).toBeLessThan((await between('Northlight')) + 4);
  });

  it.each([20, 7.25, 8.875, 9.1234])('says a tax of %s percent as it is set', async (taxPercent) => {
    expect((await read({ taxPercent })).text).toContain(`Tax included, ${taxPercent}%`);
  });

  it('names who is invoiced, and where, before who has booked', async () => {
    const billing = {
      name: 'Northlight Studio GmbH',
      lines: ['Lindengasse 4'],
      postalCode: '1070',
      city: 'Vienna',
      country: 'AT',
      region: null,
      taxNumber: 'ATU13585627',
    };
    const { texts, pages } = await read({ buyer: { billing } });
    for (const words of ['Northlight Studio GmbH', 'Mara Reyes', '1070 Vienna', 'Tax number ATU13585627'])
      expect(texts).toContain(words);
    expect(texts.indexOf('Northlight Studio GmbH')).toBeLessThan(texts.indexOf('Mara Reyes'));
    insist(pages);
  });

  it('says no tax where there is none, and a document of an older release still says 0 %', async () => {
    expect((await read({})).text).not.toContain('Tax included');
    expect((await read({ kind: 'credit-note' })).text).not.toContain('Tax included');
    expect((await read({ isOld: true })).text).toContain('Tax included, 0%');
  });

  it('says where a transfer goes while something is due, and not on a credit note', async () => {
    const bank = {
      holder: 'Limelight Ltd',
      bankName: 'Example Bank',
      iban: 'GB82WEST12345698765432',
      bic: 'WESTGB22',
    };
    const { text, pages } = await read({ bank });
    for (const words of ['Limelight Ltd, Example Bank', 'IBAN GB82 WEST 1234 5698 7654 32', 'BIC WESTGB22'])
      expect(text).toContain(words);
    insist(pages);
    expect((await read({ bank, kind: 'credit-note' })).text).not.toContain('IBAN');
  });

  it('of a credit note names what it takes back, and asks for nothing', async () => {
    const { text } = await readPdf(await rendered({ kind: 'credit-note' }, null, 'INV-2026-000041'));
    for (const words of ['Credit note', 'CREDITS INVOICE', 'INV-2026-000041', 'Amount credited'])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Pay by card|Amount due/);
  });

  it.each([
    ['Latin', 'Łódź Straße Ångström İstanbul', 'Łódź Straße Ångström İstanbul'],
    ['Greek', 'Ελληνικά Ξενοδοχείο', 'Ελληνικά Ξενοδοχείο'],
    ['Cyrillic', 'Київ Ёлка Њујорк', 'Київ Ёлка Њујорк'],
    ['Chinese and Japanese', '渋谷の夜 寿司 北京', '渋谷の夜 寿司 北京'],
    ['Korean', '상하이 한국어', '상하이 한국어'],
  ])('shows %s names', async (_name, title, shown) => {
    const { texts, pages } = await read({ lines: [aLine({ title })], buyer: { companyName: title } });
    expect(texts.filter((text) => text === shown)).toHaveLength(2);
    expect(texts.join('')).not.toContain('\uFFFD');
    insist(pages);
  });

  it.each([
    ['Hebrew', 'שלום עולם (מבחן)'],
    ['Arabic', 'محمد بن عبد الله (اختبار)'],
  ])('sets %s names from right to left: on paper the last letter is the leftmost', async (_name, title) => {
    const { texts, pages } = await read({ buyer: { companyName: title } });
    expect(texts.map((text) => [...text].toReversed().join(''))).toContain(title);
    insist(pages);
  });

  it('joins Arabic letters: a letter looks otherwise alone than between others', async () => {
    const glyphsOf = async (companyName: string) => {
      const { pages } = await read({ buyer: { companyName } });
      const fonts = [...(pages[0]?.fonts.values() ?? [])];
      return fonts.find(({ texts }) => [...texts.values()].includes('ب'))?.widths.size ?? 0;
    };
    // Alone, at the beginning, in the middle and at the end.
    expect(await glyphsOf('ببب')).toBeGreaterThan(await glyphsOf('ب'));
    expect(await glyphsOf('ب ببب')).toBeGreaterThan(await glyphsOf('ببب'));
  });

  it('keeps figures and Latin words from left to right within Arabic', async () => {
    const name = 'شركة 2026 (Ltd)';
    const { pages } = await read({ buyer: { companyName: name } });
    const line = pages.flatMap(({ shown }) => shown).find(({ text }) => text.includes('Ltd'));
    expect(line?.text).toContain('2026');
    expect(line?.text.indexOf('2026')).toBeGreaterThan(line?.text.indexOf('Ltd') ?? 0);
    expect([...(line?.text ?? '')].toSorted()).toEqual([...name].toSorted());
  });

  it('shows the code of what no font has, and a letter for a form of it', async () => {
    const { texts, pages } = await read({ lines: [aLine({ title: '𓀀 of 𝓐𝓬𝓶𝓮' })] });
    expect(texts).toContain('[U+13000] of Acme');
    insist(pages);
  });

  it.each([
    ['without a space', 'W'.repeat(400)],
    ['of words', 'Extraordinarily long names '.repeat(15).slice(0, 400)],
    ['of Chinese', '渋谷の夜'.repeat(100)],
    ['of Arabic', 'محمد عبد الله '.repeat(30).slice(0, 400)],
    ['of emoji', '🎉'.repeat(200)],
    ['of emoji that are joined to one', Array.from({ length: 100 }, () => '👩').join('\u200d')],
    ['of Thai', 'บริษัทน้ำทิพย์จำกัด'.repeat(21)],
    ['of Khmer', 'ក្រុមហ៊ុនភ្នំពេញ'.repeat(25)],
    ['of marks', `a${'\u0301\u0323\u0334'.repeat(133)}`],
    ['of consonants that are joined to one', Array.from({ length: 200 }, () => 'क').join('्')],
    ['of a vanished script', '𓀀'.repeat(200)],
  ])('breaks 400 characters %s into lines that stay on the page', async (_name, long) => {
    const { pages, texts } = await read({
      lines: [aLine({ title: long, addOns: [{ name: long, price: usd(1) }] })],
      buyer: { name: long, companyName: long, email: `${'a'.repeat(240)}@x.example`, purchaseOrder: long },
    });
    insist(pages);
    const letters = (text: string) => [...text.replaceAll(/[\s\p{M}\p{Emoji}\u200d]/gu, '')].length;
    const shown = texts.join('');
    expect(letters(shown)).toBeGreaterThan(letters(long) * 4);
  });

  it('runs over several pages, each with the number and its place', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => aLine({ title: `Session ${at + 1}` }));
    const { pages, texts } = await read({ lines });
    expect(pages.length).toBeGreaterThan(3);
    for (const [at, { shown }] of pages.entries())
      expect(shown.some(({ text }) => text.endsWith(`Page ${at + 1} of ${pages.length}`))).toBe(true);
    for (const { title } of lines) expect(texts).toContain(title);
    insist(pages);
  });

  it('embeds every font as a part of it that a font program can read', async () => {
    const { pages } = await read({ buyer: { companyName: '渋谷 Київ' } });
    for (const { fonts } of pages)
      for (const { file } of fonts.values()) {
        expect(file.readUInt32BE(0)).toBe(0x00010000);
        expect(file.length).toBeLessThan(80_000);
      }
  });

  it('is the same each time it is drawn', async () => {
    expect(Buffer.from(await rendered()).equals(Buffer.from(await rendered()))).toBe(true);
  });

  it('is drawn for many at once, and after the thread was let go', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => rendered()));
    expect(new Set(all.map(({ length }) => length)).size).toBe(1);
    await documents.close();
    expect((await rendered()).length).toBe(all[0]?.length);
  });
});
