import {
  addOnChangeRule,
  addOnRule,
  categoryChangeRule,
  categoryOrderRule,
  categoryRule,
  experienceChangeRule,
  experienceFormRule,
  experienceRule,
  logoCarouselRule,
} from '@wondercast/core/shop/catalogue/rules';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const wordsOf = (rule: z.ZodType, value: unknown) =>
  (rule.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const given = (change: object = {}) => ({
  title: 'Quiz Night Live',
  description: 'A quiz with a live host.',
  duration: '60 min',
  imageUrl: '/uploads/demo/trivia-card-772.webp',
  inclusions: 'Host, Buzzers',
  ...change,
});

const TITLE = 'title: Title must be at least 3 characters long';
const DESCRIPTION = 'description: Description must be at least 10 characters long';
const DURATION = 'duration: Duration is required';
const IMAGE = 'imageUrl: Please enter a valid URL for the image';
const INCLUSIONS = 'inclusions: Please list inclusions';

describe('an experience', () => {
  it.each([
    {},
    { title: 'ab', description: 'too short', duration: 'x', imageUrl: 'a picture', inclusions: '' },
    { title: null, description: null, duration: null, imageUrl: null, inclusions: null },
    { title: ' ab ', description: '  short  ', duration: ' 1 ', imageUrl: ' ', inclusions: '  ' },
    { title: 1, description: 3, duration: {}, imageUrl: true, inclusions: 2 },
  ])('says every thing that is wrong in the specified words: %j', (value) => {
    expect(wordsOf(experienceRule, value)).toEqual([TITLE, DESCRIPTION, DURATION, IMAGE, INCLUSIONS]);
  });

  it('has the specified defaults when it is new', () => {
    expect(experienceRule.parse(given())).toMatchObject({
      ...given(),
      slug: null,
      coverImageUrl: null,
      videoUrl: null,
      theme: null,
      year: 2025,
      match: 90,
      featured: false,
      isNew: false,
      starterPrice: 99_000,
      elevatedPrice: 125_000,
      premiumPrice: 150_000,
      ultimatePrice: 170_000,
      categoryIds: [],
    });
  });

  it('brings no default to a change', () => {
    expect(experienceChangeRule.parse({})).toEqual({});
    expect(experienceChangeRule.parse({ featured: true, version: 3 })).toEqual({
      featured: true,
      version: 3,
    });
    expect(experienceChangeRule.parse({ starterPrice: '10.50', slug: '' })).toEqual({
      starterPrice: 1050,
      slug: null,
    });
  });

  it.each(['starter', 'elevated', 'premium', 'ultimate'])('refuses a %s price that is none', (tier) => {
    const label = tier.charAt(0).toUpperCase() + tier.slice(1);
    const of = (price: unknown) => wordsOf(experienceRule, given({ [`${tier}Price`]: price }));
    for (const none of [
      -0.01,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      null,
      '',
      'ten',
      true,
      false,
      [],
      [990],
      {},
    ])
      expect(of(none)).toEqual([`${tier}Price: ${label} price must be at least 0`]);
    for (const much of [1e21, 1_000_000.01, 0.001, '1e3', '0x10', '1000001'])
      expect(of(much)).toHaveLength(1);
    expect(of(1e21)).toEqual([
      `${tier}Price: Must be an amount of at most 1000000 with at most two decimals`,
    ]);
    const price = (value: unknown) =>
      (experienceRule.parse(given({ [`${tier}Price`]: value })) as Record<string, unknown>)[`${tier}Price`];
    expect([0, -0, '0', 0.01, '990.5', 1_000_000].map(price)).toEqual([0, 0, 0, 1, 99_050, 100_000_000]);
    for (const none of [null, '', true, []])
      expect(wordsOf(experienceChangeRule, { [`${tier}Price`]: none })).toHaveLength(1);
  });

  it.each([
    'https://images.example/a.webp?w=386&h=482#x',
    'https://images.example',
    'HTTPS://images.example:8443/ü.webp',
    '/uploads/demo/a-772.webp',
    '/a%20b.png',
  ])('takes the picture %s', (imageUrl) => {
    expect(experienceRule.parse(given({ imageUrl, coverImageUrl: imageUrl }))).toMatchObject({
      imageUrl,
      coverImageUrl: imageUrl,
    });
  });

  it.each([
    'http://images.example/a.webp',
    '//images.example/a.webp',
    '/\\images.example/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https:evil',
    'https://',
    'https:///a.webp',
    'https://user@images.example/a.webp',
    'https://images.example/"onerror=alert(1)',
    'https://images.example\\@evil.example/',
    'uploads/a.webp',
    '/a b.webp',
    `https://images.example/${'a'.repeat(2_000)}`,
  ])('does not take the picture %s', (imageUrl) => {
    expect(wordsOf(experienceRule, given({ imageUrl }))).toEqual([IMAGE]);
    expect(wordsOf(experienceRule, given({ coverImageUrl: imageUrl }))).toEqual([
      'coverImageUrl: Please enter a valid URL for the image',
    ]);
  });

  it('has no cover, video and theme when they are blank or null', () => {
    for (const none of ['', '  ', null])
      expect(experienceRule.parse(given({ coverImageUrl: none, theme: none, videoUrl: none }))).toMatchObject(
        { coverImageUrl: null, theme: null, videoUrl: null },
      );
  });

  it.each([
    ['categoryIds', [0]],
    ['categoryIds', ['1']],
    ['categoryIds', null],
    ['year', null],
    ['year', 2025.5],
    ['match', 101],
    ['featured', 'yes'],
    ['isNew', null],
  ])('does not take %s as %j', (field, value) => {
    expect(wordsOf(experienceRule, given({ [field]: value }))).toHaveLength(1);
    expect(wordsOf(experienceChangeRule, { [field]: value })).toHaveLength(1);
  });

  it('needs its slug in the form, where it is made while the title is typed', () => {
    expect(wordsOf(experienceFormRule, given({ slug: '' }))).toEqual(['slug: Slug is required']);
    expect(wordsOf(experienceFormRule, given())).toEqual(['slug: Slug is required']);
    expect(experienceFormRule.parse(given({ slug: 'quiz' })).slug).toBe('quiz');
  });

  it('takes nothing that is not its own', () => {
    const { id, createdAt } = experienceRule.parse(given({ id: 7, createdAt: 'x', version: 9 })) as never;
    expect([id, createdAt]).toEqual([undefined, undefined]);
  });
});

describe('a category', () => {
  it('needs a name', () => {
    for (const name of [undefined, null, '', '  ', 5])
      expect(wordsOf(categoryRule, { name })).toEqual(['name: Name is required']);
    expect(categoryRule.parse({ name: ' Games ' })).toEqual({ name: 'Games', slug: null });
  });

  it('changes its name, its slug or its place', () => {
    expect(categoryChangeRule.parse({ order: 2 })).toEqual({ order: 2 });
    expect(categoryChangeRule.parse({ name: 'Games', slug: 'games' })).toEqual({
      name: 'Games',
      slug: 'games',
    });
    for (const order of [0, -1, 1.5, '2', null, 2 ** 31])
      expect(wordsOf(categoryChangeRule, { order })).toHaveLength(1);
    expect(wordsOf(categoryChangeRule, { name: '' })).toEqual(['name: Name is required']);
  });

  it.each([null, {}, [0], ['1'], [1.5]])('has no place in the order %j', (ids) => {
    expect(wordsOf(categoryOrderRule, { ids })).not.toEqual([]);
  });
});

describe('an add-on', () => {
  const REQUIRED = 'Please fill in all required fields';

  it('needs name, description and price', () => {
    expect(wordsOf(addOnRule, {})).toEqual([
      `name: ${REQUIRED}`,
      `description: ${REQUIRED}`,
      `price: ${REQUIRED}`,
    ]);
    for (const price of [null, '', true, [], Number.NaN])
      expect(wordsOf(addOnRule, { name: 'Kit', description: 'A kit.', price })).toEqual([
        `price: ${REQUIRED}`,
      ]);
    expect(wordsOf(addOnRule, { name: 'Kit', description: 'A kit.', price: -1 })).toEqual([
      'price: Price must be at least 0',
    ]);
  });

  it('is active and of no experience unless said, and only when it is new', () => {
    expect(addOnRule.parse({ name: 'Kit', description: 'A kit.', price: '48.50' })).toEqual({
      name: 'Kit',
      description: 'A kit.',
      price: 4850,
      question: null,
      needsPhone: false,
      taxCategory: null,
      isActive: true,
      experienceIds: [],
    });
    expect(addOnChangeRule.parse({})).toEqual({});
  });
});

describe('the logos', () => {
  const logo = { imageUrl: '/l.svg', altText: 'Norvane' };

  it('say of each what is given, and no more', () => {
    const logos = [logo, { ...logo, id: 3, linkUrl: '', scale: 1.2, order: 0, isActive: false }];
    expect(logoCarouselRule.parse({ enabled: true, logos })).toEqual({
      enabled: true,
      logos: [logo, { ...logo, id: 3, linkUrl: null, scale: 1.2, order: 0, isActive: false }],
    });
  });

  it.each([
    [{ enabled: 'yes', logos: [] }],
    [{ enabled: true }],
    [{ enabled: true, logos: [{ imageUrl: '/l.svg' }] }],
    [{ enabled: true, logos: [{ ...logo, imageUrl: 'javascript:x' }] }],
    [{ enabled: true, logos: [{ ...logo, linkUrl: 'javascript:alert(1)' }] }],
    [{ enabled: true, logos: [{ ...logo, scale: 0 }] }],
    [
      {
        enabled: true,
        logos: [
          { ...logo, id: 1 },
          { ...logo, id: 1 },
        ],
      },
    ],
  ])('do not take %j', (value) => {
    expect(wordsOf(logoCarouselRule, value)).toHaveLength(1);
  });
});
