import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, book } from '../bodies.ts';

/** The cells of a CSV, as RFC 4180 has them. */
const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [];
  let [row, cell, quoted] = [[] as string[], '', false];
  for (let at = 0; at < csv.length; at++) {
    const character = csv.charAt(at);
    if (quoted) {
      if (character !== '"') cell += character;
      else if (csv.charAt(at + 1) === '"') cell += csv.charAt(++at);
      else quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === ',') [row, cell] = [[...row, cell], ''];
    else if (character === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
    } else if (character !== '\r') cell += character;
  }
  return rows;
};

describeOnEachStore('the export of bookings', (app) => {
  let admin: SignedInClient;
  const mark = unique('Csv');
  beforeAll(async () => {
    admin = await app().admin();
    for (const [firstName, companyName] of [
      ['=HYPERLINK("http://evil.example")', '+1+1'],
      ['@sum', ' -2+3'],
      ['Ada, "the" Ünï 🎉', 'A;B'],
    ])
      await book(app().client(), {
        firstName,
        companyName,
        lastName: mark,
        phoneNumber: '+1 415 555 0134',
        items: [aLine({ slots: [{ date: '2031-05-03', time: '2:30', meridiem: 'PM', zone: 'EST' }] })],
      });
    await book(app().client(), { lastName: 'Somebody else' });
  });
  const exported = async (query: string) => {
    const response = await fetch(`${app().url}/api/admin/bookings.csv?${query}`, {
      headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('holds exactly the filtered rows, in their order, as UTF-8 with a byte order mark', async () => {
    const { response, bytes } = await exported(`search=${mark}&sort=createdAt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bookings.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = cellsOf(bytes.toString().slice(1));
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
    expect(column('First Name')).toEqual([
      '\'=HYPERLINK("http://evil.example")',
      "'@sum",
      'Ada, "the" Ünï 🎉',
    ]);
    expect(column('Company')).toEqual(["'+1+1", "'-2+3", 'A;B']);
    expect(column('Phone')[0]).toBe('+1 415 555 0134');
    expect(column('Total Price')).toEqual(['1450.00', '1450.00', '1450.00']);
    expect(column('Open Amount')).toEqual(['1450.00', '1450.00', '1450.00']);
    expect(column('Experience(s)')[0]).toBe('The Harlem Jazz Hour (Elevated) x1');
    expect(column('Date & Time')[0]).toBe('May 03, 2031 2:30 PM EST');
    expect(column('Confirmation Status')[0]).toBe('Unconfirmed');
    expect(column('Payment Status')[0]).toBe('Pending');
    expect(column('Delivery Status')[0]).toBe('Pending');
  });

  it('has only its head where nothing is found', async () => {
    const { bytes } = await exported('search=nobody-at-all');
    expect(cellsOf(bytes.toString())).toHaveLength(1);
  });

  it('refuses wrong filters before anything is sent', async () => {
    const { response, bytes } = await exported('createdFrom=2026-02-30');
    expect(response.status).toBe(422);
    expect(JSON.parse(bytes.toString()).message).toBe('createdFrom must be a day as YYYY-MM-DD');
  });

  it('lets go of everything when its reader leaves', async () => {
    for (let round = 0; round < 4; round++) {
      const leaving = new AbortController();
      const response = await fetch(`${app().url}/api/admin/bookings.csv`, {
        headers: { cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        signal: leaving.signal,
      });
      // Both places may still be held by readers before who have just left.
      expect([200, 503]).toContain(response.status);
      leaving.abort();
    }
    await expect.poll(async () => (await exported(`search=${mark}`)).response.status).toBe(200);
  });
});
