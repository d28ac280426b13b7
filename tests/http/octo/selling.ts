import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf } from '../../../adapters/octo/contract.ts';
import type {
  OctoAvailability,
  OctoCalendarDay,
  OctoCapability,
  OctoProduct,
  OctoSupplier,
} from '../../../adapters/octo/wire.ts';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { createKey, withKey } from '../../support/partners.ts';
import { contractObjections, octoContract } from './contract.ts';
import { aReseller, CAPABILITIES, type Reseller } from './reseller.ts';
import { objectionsTo, objectionsToError } from './standard.ts';

const DAY_MS = 86_400_000;
const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export const describeSelling = (store: 'memory' | 'postgres') =>
  describe(`what resellers are told of what is sold, on ${store}`, () => {
    let app: TestApp;
    let admin: SignedInClient;
    let reseller: Reseller;
    let product: OctoProduct;
    const option = { optionId: 'starter' };
    const days = { localDateStart: dayFromNow(3), localDateEnd: dayFromNow(33) };
    beforeAll(async () => {
      app = await startApp({ store, seed: 'demo', unjudged: true });
      admin = await app.admin();
      reseller = await aReseller(app, admin);
      const products = await reseller.askAll<OctoProduct>('GET', '/products', 'zProduct');
      product = products[0] as OctoProduct;
    });
    afterAll(() => app.stop());
    const asked = () => ({ productId: product.id, ...option });
    const freeStarts = () =>
      reseller.askAll<OctoAvailability>('POST', '/availability', 'zAvailability', { ...asked(), ...days });

    it.each(CAPABILITIES)('is as the standard has it, asked for "%s"', async (capabilities) => {
      const one = await aReseller(app, admin, { capabilities });
      const supplier = await one.ask<OctoSupplier>('GET', '/supplier', 'zSupplier');
      expect(supplier.contact.website).toBe(supplier.endpoint.replace(/\/octo$/, ''));
      await one.askAll<OctoCapability>('GET', '/capabilities', 'zCapability');
      const products = await one.askAll<OctoProduct>('GET', '/products', 'zProduct');
      expect(products.length).toBeGreaterThan(3);
      const same = await one.ask<OctoProduct>('GET', `/products/${product.id}/`, 'zProduct');
      expect(same).toEqual(products[0]);
      const hasContent = capabilities.includes('content');
      const hasPricing = capabilities.includes('pricing');
      expect(['title', 'media', 'features'].map((name) => name in same)).toEqual(
        Array.from({ length: 3 }, () => hasContent),
      );
      expect(['pricingPer', 'defaultCurrency'].map((name) => name in same)).toEqual([hasPricing, hasPricing]);
      const given = { ...asked(), ...days };
      const calendar = await one.askAll<OctoCalendarDay>(
        'POST',
        '/availability/calendar/',
        'zAvailabilityCalendar',
        given,
      );
      expect(calendar.map(({ localDate }) => localDate)).toHaveLength(31);
      const [start] = await one.askAll<OctoAvailability>('POST', '/availability/', 'zAvailability', given);
      expect('pricing' in (start ?? {})).toBe(hasPricing);
      expect(start).not.toHaveProperty('unitPricing');
    });

    it('says what an experience is in words of its own', async () => {
      const { body: experience } = await app
        .client()
        .get<{ title: string; slug: string; starterPrice: number }>(
          `/api/experiences/slug/${product.reference}`,
        );
      expect(product).toMatchObject({
        internalName: experience.title,
        reference: experience.slug,
        availabilityType: 'START_TIME',
        instantConfirmation: true,
        availabilityRequired: true,
        redemptionMethod: 'MANIFEST',
      });
      expect(
        product.options.map(({ id, restrictions, default: isDefault }) => [
          id,
          restrictions.maxUnits,
          isDefault,
        ]),
      ).toEqual([
        ['starter', 50, true],
        ['elevated', 99, false],
        ['premium', 150, false],
        ['ultimate', 250, false],
      ]);
      expect(product.options[0]).toMatchObject({
        cancellationCutoff: '168 hours',
        cancellationCutoffAmount: 168,
        cancellationCutoffUnit: 'hour',
        requiredContactFields: ['firstName', 'lastName', 'emailAddress'],
      });
      const pricing = await aReseller(app, admin, { capabilities: 'octo/pricing' });
      const priced = await pricing.ask<OctoProduct>('GET', `/products/${product.id}`, 'zProduct');
      expect(priced.options[0]?.pricingFrom?.[0]).toMatchObject({
        retail: experience.starterPrice * 100,
        original: experience.starterPrice * 100,
        net: null,
        currencyPrecision: 2,
      });
    });

    it('lists the same starts as the shop, on days of its zone, each at a time that the option names', async () => {
      const starts = await freeStarts();
      const { body: own } = await app
        .client()
        .get<{ days: { starts: { startsAt: string }[] }[] }>(
          `/api/experiences/${product.id}/free-times?from=${days.localDateStart}&to=${days.localDateEnd}`,
        );
      const instants = own.days.flatMap((day) => day.starts.map(({ startsAt }) => Date.parse(startsAt)));
      expect(instants.length).toBeGreaterThan(10);
      expect(starts.map(({ id }) => Date.parse(id))).toEqual(instants);
      const times = product.options[0]?.availabilityLocalStartTimes ?? [];
      expect(starts.filter(({ id }) => !times.includes(id.slice(11, 16)))).toEqual([]);
      const calendar = await reseller.askAll<OctoCalendarDay>(
        'POST',
        '/availability/calendar',
        'zAvailabilityCalendar',
        { ...asked(), ...days },
      );
      const free = new Set(starts.map(({ id }) => id.slice(0, 10)));
      expect(calendar.filter(({ available }) => available).map(({ localDate }) => localDate)).toEqual([
        ...free,
      ]);
      expect(new Set(calendar.map(({ vacancies }) => vacancies))).toEqual(new Set([0, 50]));
    });

    it('knows a start by its instant, whatever offset it is written with, and says what has gone', async () => {
      const [start] = await freeStarts();
      const utc = new Date(start?.id ?? '').toISOString();
      const gone = new Date(Date.parse(utc) - 400 * DAY_MS).toISOString();
      const found = await reseller.askAll<OctoAvailability>('POST', '/availability', 'zAvailability', {
        ...asked(),
        availabilityIds: [utc, gone],
      });
      expect(found.map(({ status, available, vacancies }) => [status, available, vacancies])).toEqual([
        ['AVAILABLE', true, 50],
        ['CLOSED', false, 0],
      ]);
      expect(found[0]).toEqual(start);
    });

    it('is not available to more guests than an option seats', async () => {
      const [start] = await freeStarts();
      const ask = (quantity: number) =>
        reseller.askAll<OctoAvailability>('POST', '/availability', 'zAvailability', {
          ...asked(),
          availabilityIds: [start?.id],
          units: [{ id: 'guest', quantity }],
        });
      expect((await ask(50)).map(({ available }) => available)).toEqual([true]);
      expect((await ask(51)).map(({ available, maxUnits }) => [available, maxUnits])).toEqual([[false, 50]]);
    });

    it('refuses in words of the standard', async () => {
      const ask = async (change: object) => {
        const { status, body } = await reseller.refused('POST', '/availability', {
          ...asked(),
          ...days,
          ...change,
        });
        const { errorMessage: _words, ...said } = body;
        return [status, said];
      };
      expect(await ask({ productId: '999999' })).toEqual([
        400,
        { error: 'INVALID_PRODUCT_ID', productId: '999999' },
      ]);
      expect(await ask({ productId: undefined })).toEqual([
        400,
        { error: 'INVALID_PRODUCT_ID', productId: '' },
      ]);
      expect(await ask({ optionId: 'gold' })).toEqual([
        400,
        { error: 'INVALID_OPTION_ID', optionId: 'gold' },
      ]);
      expect(await ask({ units: [{ id: 'adult', quantity: 1 }] })).toEqual([
        400,
        { error: 'INVALID_UNIT_ID', unitId: 'adult' },
      ]);
      const undated = { localDateStart: null, localDateEnd: null };
      expect(await ask({ ...undated, availabilityIds: ['soon'] })).toEqual([
        400,
        { error: 'INVALID_AVAILABILITY_ID', availabilityId: 'soon' },
      ]);
      const bad = [400, { error: 'BAD_REQUEST' }];
      expect(await ask(undated)).toEqual(bad);
      expect(await ask({ localDateEnd: null })).toEqual(bad);
      expect(await ask({ availabilityIds: [dayFromNow(3)] })).toEqual(bad);
      expect(await ask({ localDateEnd: dayFromNow(66) })).toEqual(bad);
      expect(await ask({ localDateEnd: dayFromNow(1) })).toEqual(bad);
      expect(await ask({ currency: 'EUR' })).toEqual(bad);
      expect(await ask({ units: 'many' })).toEqual(bad);
      const text = await reseller.refused('POST', '/availability', 'not json');
      expect([text.status, text.body.error]).toEqual([400, 'BAD_REQUEST']);
      for (const path of ['/products/abc', '/products/0'])
        expect((await reseller.refused('GET', path)).body.error).toBe('INVALID_PRODUCT_ID');
      for (const path of ['', '/', '/product', '/products/1/options', '/supplier/1'])
        expect((await reseller.refused('GET', path)).status).toBe(404);
      expect((await reseller.refused('DELETE', '/supplier')).status).toBe(404);
    });

    it('answers secret keys alone', async () => {
      const page = await createKey(admin, { partnerId: reseller.partnerId });
      const ask = async (headers: Record<string, string>) => {
        const { status, body, headers: sent } = await app.client().get('/octo/supplier', headers);
        expect(objectionsToError(body)).toEqual([]);
        expect(sent.get('octo-capabilities')).toBe('');
        return [status, (body as { error: string }).error];
      };
      expect(await ask({})).toEqual([401, 'UNAUTHORIZED']);
      expect(await ask(withKey('sk_nobody_has_this_key_12345'))).toEqual([401, 'UNAUTHORIZED']);
      expect(await ask(withKey(page))).toEqual([403, 'FORBIDDEN']);
      expect(await ask(withKey(reseller.key, 'https://travel.example'))).toEqual([403, 'FORBIDDEN']);
    });

    it('tells its addresses to everybody', async () => {
      const { status, body } = await app.client().get<object>('/octo/openapi.json');
      expect([status, body]).toEqual([200, contractOf(app.running.ports.profile.publicUrl)]);
      const { paths, components } = octoContract;
      const named = [...JSON.stringify(body).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
        ([, name]) => name,
      );
      expect(new Set(named)).toEqual(new Set(Object.keys(components.schemas)));
      expect(Object.keys(paths)).toHaveLength(11);
      const sent = {
        productId: '1',
        optionId: 'starter',
        availabilityId: 'x',
        unitItems: [{ unitId: 'guest' }],
      };
      expect(contractObjections('zBookingReservationBody', sent)).toEqual([]);
      expect(contractObjections('zBookingReservationBody', { ...sent, unitItems: [] })).not.toEqual([]);
      expect(contractObjections('zProduct', { ...product, colour: 'red' })).not.toEqual([]);
    });

    it('(what the standard does not have would be noticed)', () => {
      const { options } = product;
      expect(objectionsTo('zProduct', { ...product, colour: 'red' })).toEqual(['zProduct.colour is unknown']);
      const odd = {
        ...product,
        options: [{ ...options[0], restrictions: { minUnits: 1, maxUnits: 2, most: 3 } }],
      };
      expect(objectionsTo('zProduct', odd)).toEqual(['zProduct.options[0].restrictions.most is unknown']);
      expect(objectionsTo('zProduct', { ...product, id: 1 })).not.toEqual([]);
      expect(objectionsToError({ error: 'TOO_MANY', errorMessage: 'no' })).not.toEqual([]);
    });
  });
