import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emitPackage } from '../../scripts/emit-package.mjs';
import { type EmptyFolder, emptyFolder } from '../support/empty-folder.ts';

const SHOP = `
import { EXPERIENCE_DEFAULTS } from '@wondercast/core/shop/catalogue/experience-record';
import { createShop } from '@wondercast/core/shop';
import { memoryPorts } from '@wondercast/memory/ports';

const ports = memoryPorts();
const shop = createShop(ports);
const caller = { kind: 'visitor', visitorKey: 'somebody' } as const;

const quiz = await ports.unitOfWork(({ catalogue }) =>
  catalogue.addExperience({
    ...EXPERIENCE_DEFAULTS, slug: 'quiz', title: 'The Big Quiz', description: 'Ten rounds of questions.',
    duration: '60 min', imageUrl: '/quiz.webp', inclusions: 'A host',
  }),
);
const lines = [{
  experienceId: quiz.id, selectedTier: 'starter', quantity: 2, addOnIds: [], slots: [],
  claimedTierPrice: null, claimedAddOnsTotal: null, headcount: null,
} as const];
const quote = await shop.quoteCart({ lines, discountCode: null }, null);
const customer = { companyName: null, firstName: 'Mara', lastName: 'Reyes', email: 'mara@x.example', phoneNumber: '' };
const booking = await shop.placeBooking({
  caller, lines, customer, fromProfile: false, discountCode: null, shownTotal: quote.total,
  paymentIntentId: null, claimedPaid: false, once: null,
});
console.log(JSON.stringify([booking.reference, booking.total, (await shop.bookingByReference(caller, booking.reference, null)).id]));
`.trim();

describe('the core as a library', () => {
  let folder: EmptyFolder;
  const made = mkdtempSync(join(tmpdir(), 'wondercast-packages-'));
  beforeAll(async () => {
    folder = emptyFolder();
    for (const name of ['core', 'memory'] as const) {
      await emitPackage(name, join(made, name));
      await folder.install(`@wondercast/${name}`, join(made, name));
    }
    for (const name of [
      'zod',
      'date-fns',
      '@date-fns/tz',
      'ibantools',
      'iso-3166',
      'stdnum',
      'ical-generator',
      '@types/node',
      'undici-types',
    ])
      folder.borrow(name);
    folder.write('shop.ts', SHOP);
  });
  afterAll(() => {
    folder?.remove();
    rmSync(made, { recursive: true, force: true });
  });

  it('is a shop of thirty lines', () => {
    expect(SHOP.split('\n').length).toBeLessThanOrEqual(30);
  });

  it('takes bookings in an empty folder, without HTTP', async () => {
    const [reference, total, id] = JSON.parse(await folder.run('shop.ts')) as unknown[];
    expect(reference).toMatch(/^WC-[0-9A-HJKMNP-TV-Z]{10}$/);
    expect([total, id]).toEqual([198_000, 1]);
  });

  it('brings its types', async () => {
    folder.write('wrong.ts', SHOP.replace('quantity: 2', "quantity: 'two'"));
    const found = await folder.check('shop.ts', 'wrong.ts');
    expect(found).toMatch(/^wrong\.ts.*string.*number/s);
    expect(found).not.toMatch(/^shop\.ts/m);
  });
});
