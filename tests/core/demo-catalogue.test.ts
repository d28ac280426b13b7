import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  demoAddOns,
  demoCategories,
  demoDiscountCodes,
  demoExperiences,
  demoLogos,
} from '../../adapters/demo/catalogue.ts';

const ART = join(dirname(fileURLToPath(import.meta.url)), '../../adapters/demo/art');
const slugs = new Set(demoExperiences.map(({ slug }) => slug));
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const inCategory = (slug: string) => demoExperiences.filter(({ categories }) => categories.includes(slug));

const filesOf = (art: string): readonly string[] => [
  `cards/${art}.svg`,
  `covers/${art}.svg`,
  ...['card', 'cover'].flatMap((kind) =>
    ['386', '772', '1600'].flatMap((width) =>
      ['avif', 'webp'].map((format) => `raster/${art}-${kind}-${width}.${format}`),
    ),
  ),
];

describe('the demo catalogue', () => {
  it('offers at least four experiences in each of its six categories, and a row long enough to scroll', () => {
    expect(demoCategories).toHaveLength(6);
    expect(demoExperiences.length).toBeGreaterThanOrEqual(24);
    const sizes = demoCategories.map(({ slug }) => inCategory(slug).length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(7);
    expect(demoExperiences.filter(({ categories }) => categories.length > 1).length).toBeGreaterThan(2);
  });

  it('gives everything a slug of its own, in lowercase words and hyphens', () => {
    const all = [...demoExperiences, ...demoCategories].map(({ slug }) => slug);
    expect(repeated(all)).toEqual([]);
    expect(all.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  it('names only categories and experiences that exist', () => {
    const known = new Set(demoCategories.map(({ slug }) => slug));
    const named = demoExperiences.flatMap(({ categories }) => categories);
    expect(named.filter((slug) => !known.has(slug))).toEqual([]);
    expect(demoExperiences.filter(({ categories }) => repeated(categories).length > 0)).toEqual([]);
    expect(demoExperiences.filter(({ categories }) => categories.length === 0)).toEqual([]);
    expect(demoAddOns.flatMap(({ experiences }) => experiences).filter((slug) => !slugs.has(slug))).toEqual(
      [],
    );
  });

  it('opens with The Harlem Jazz Hour, the only featured one', () => {
    expect(demoExperiences.filter(({ featured }) => featured).map(({ title }) => title)).toEqual([
      'The Harlem Jazz Hour',
    ]);
    expect(demoExperiences[0]?.featured).toBe(true);
  });

  it('writes every duration that the filter knows in one way', () => {
    const durations = [...new Set(demoExperiences.map(({ duration }) => duration))];
    expect(durations.sort()).toEqual(['30 min', '60 min', '90 min']);
  });

  it('has reviews that are signed by names, not by logins', () => {
    for (const { username } of demoExperiences.flatMap(({ reviews }) => reviews))
      expect(username).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
  });

  it('prices the tiers from the smallest room to the largest', () => {
    for (const { title, prices } of demoExperiences) {
      const tiers = [prices.starter, prices.elevated, prices.premium, prices.ultimate];
      expect(Math.min(...tiers), title).toBeGreaterThan(0);
      expect(tiers, title).toEqual([...new Set(tiers)].sort((a, b) => a - b));
    }
    expect(
      demoAddOns.every(({ price }) => price > 0 && Number.isInteger(Math.round(price * 1e6) / 1e4)),
    ).toBe(true);
  });

  it('can be put through the rules of the admin form', () => {
    for (const { title, description, inclusions } of demoExperiences) {
      expect(title.length, title).toBeGreaterThanOrEqual(3);
      expect(description.length, title).toBeGreaterThanOrEqual(10);
      expect(inclusions.length, title).toBeGreaterThanOrEqual(5);
      expect(inclusions.length, title).toBeLessThanOrEqual(7);
      expect(
        inclusions.filter((each) => each.includes(',')),
        'inclusions are split on commas',
      ).toEqual([]);
    }
  });

  it('is reviewed here and there, by whole stars', () => {
    const reviews = demoExperiences.flatMap((experience) => experience.reviews);
    expect(demoExperiences.some((experience) => experience.reviews.length === 0)).toBe(true);
    expect(demoExperiences.every((experience) => experience.reviews.length <= 4)).toBe(true);
    expect(reviews.every(({ rating }) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
  });

  it('speaks without exclamation marks', () => {
    const shown = [demoExperiences, demoAddOns, demoDiscountCodes, demoCategories];
    expect(JSON.stringify(shown).match(/[^"]{0,40}!/g)).toBeNull();
  });

  it('has add-ons on offer and add-ons put away', () => {
    expect(demoAddOns.length).toBeGreaterThanOrEqual(12);
    expect(demoAddOns.some(({ isActive }) => !isActive)).toBe(true);
    expect(demoAddOns.some(({ price }) => !Number.isInteger(price))).toBe(true);
    expect(repeated(demoAddOns.map(({ name }) => name))).toEqual([]);
  });

  it('has a discount code for each way of being accepted or refused', () => {
    const codes = new Map(demoDiscountCodes.map((each) => [each.code, each]));
    expect(codes.size).toBe(demoDiscountCodes.length);
    expect(codes.get('TOGETHER10')).toMatchObject({
      discountType: 'percentage',
      discountValue: 10,
      active: true,
    });
    expect(codes.get('WELCOME100')).toMatchObject({
      discountType: 'fixed',
      discountValue: 100,
      minOrderAmount: 1000,
    });
    expect(codes.get('LIMITED5')).toMatchObject({
      discountType: 'percentage',
      discountValue: 15,
      maxUses: 5,
    });
    expect(codes.get('TEAM500')).toMatchObject({
      discountType: 'fixed',
      discountValue: 500,
      minOrderAmount: 2500,
    });
    expect(codes.get('PAUSED20')?.active).toBe(false);
    expect(Date.parse(codes.get('SUMMER24')?.validUntil ?? '')).toBeLessThan(Date.parse('2025-01-01'));
    const latest = Math.max(
      ...demoDiscountCodes.map(({ validFrom }) => Date.parse(validFrom ?? '1970-01-01')),
    );
    expect(latest).toBeGreaterThan(Date.parse('2035-01-01'));
  });

  it('shows fifteen partners, each with a logo', () => {
    expect(demoLogos).toHaveLength(15);
    expect(repeated(demoLogos.map(({ id }) => id))).toEqual([]);
    expect(demoLogos.filter(({ id }) => !existsSync(join(ART, 'logos', `${id}.svg`)))).toEqual([]);
    expect(demoLogos.filter(({ linkUrl }) => !linkUrl.endsWith('.example'))).toEqual([]);
  });

  it('has every picture it names, drawn and rendered at each size, and no picture it does not name', () => {
    const named = demoExperiences.flatMap(({ art }) => filesOf(art));
    expect(named.filter((file) => !existsSync(join(ART, file)))).toEqual([]);
    const present = ['cards', 'covers', 'raster'].flatMap((folder) =>
      readdirSync(join(ART, folder)).map((file) => `${folder}/${file}`),
    );
    expect(present.filter((file) => !named.includes(file))).toEqual([]);
  });

  it('keeps its pictures light enough for a page of them', () => {
    const kilobytes = (file: string) => statSync(join(ART, 'raster', file)).size / 1024;
    const rasters = readdirSync(join(ART, 'raster'));
    expect(rasters.filter((file) => file.includes('-card-386.') && kilobytes(file) > 45)).toEqual([]);
    expect(rasters.filter((file) => file.includes('-cover-1600.') && kilobytes(file) > 140)).toEqual([]);
    expect(rasters.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(16 * 1024);
  });
});
