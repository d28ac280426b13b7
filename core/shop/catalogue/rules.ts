import { z } from 'zod';
import { bookingRulesFields } from '../../calendar/scheduling/booking-rules-rule.ts';
import { imageAddress, webAddress } from '../../kernel/addresses.ts';
import { id, line, optionalLine, prose, version } from '../../kernel/fields.ts';
import { dollars } from '../../kernel/money.ts';
import { policyFields } from '../policy/rules.ts';
import { EXPERIENCE_DEFAULTS } from './experience.ts';

const TITLE = 'Title must be at least 3 characters long';
const DESCRIPTION = 'Description must be at least 10 characters long';
const DURATION = 'Duration is required';
const IMAGE = 'Please enter a valid URL for the image';
const INCLUSIONS = 'Please list inclusions';
const SLUG = 'Slug is required';
const AMOUNT = 'Must be an amount of at most 1000000 with at most two decimals';
const LONGEST_SLUG = 200;
export const MAX_TITLE_LENGTH = 200;

const flag = () => z.boolean('Must be true or false');
const whole = (least: number, most: number) => {
  const words = `Must be a whole number from ${least} to ${most}`;
  return z.int(words).min(least, words).max(most, words);
};

/** Blank and null mean that there is none; what is said is judged. */
const optional = (judge: z.ZodType<string, string>, message: string) =>
  z
    .string(message)
    .trim()
    .nullable()
    .transform((text) => text || null)
    .pipe(judge.nullable());

/** A price in dollars. `missing` is said of what is no number, `negative` of what is below nothing. */
const price = (missing: string, negative: string) =>
  z.union([z.number(), z.string().max(20)], missing).transform((value, context) => {
    const amount = dollars(value);
    if (amount !== null) return amount;
    const number = value === '' ? Number.NaN : Number(value);
    const [, whole, decimals] = /^(\d+),(\d{1,2})$/.exec(String(value).trim()) ?? [];
    const words = whole
      ? `Has a decimal comma: write ${whole}.${decimals}`
      : Number.isNaN(number)
        ? missing
        : number < 0
          ? negative
          : AMOUNT;
    context.addIssue({ code: 'custom', message: words });
    return z.NEVER;
  });

const tierPrice = (tier: string) => {
  const words = `${tier} price must be at least 0`;
  return price(words, words);
};

/** Absent, blank and null ask for one made of the title or name. */
const askedSlug = () => optionalLine(LONGEST_SLUG);

const many = (most: number) => z.array(id(), 'Must be a list of ids').max(most, `At most ${most}`);

/** Every field of an experience that an administrator may set; none has a default here (decision 010). */
const experienceFields = {
  title: line(MAX_TITLE_LENGTH, TITLE).min(3, TITLE),
  description: prose(10_000, DESCRIPTION).min(10, DESCRIPTION),
  duration: line(60, DURATION).min(2, DURATION),
  imageUrl: imageAddress(IMAGE),
  coverImageUrl: optional(imageAddress(IMAGE), IMAGE),
  // Pasted markup; its address is judged with the configured hosts.
  videoUrl: prose(4_000).nullable(),
  inclusions: prose(4_000, INCLUSIONS).min(1, INCLUSIONS),
  theme: line(120)
    .nullable()
    .transform((text) => text || null),
  year: whole(1, 9_999),
  match: whole(0, 100),
  featured: flag(),
  isNew: flag(),
  published: flag(),
  slug: askedSlug(),
  starterPrice: tierPrice('Starter'),
  elevatedPrice: tierPrice('Elevated'),
  premiumPrice: tierPrice('Premium'),
  ultimatePrice: tierPrice('Ultimate'),
  categoryIds: many(100),
  // null follows the shop's rules.
  bookingRules: bookingRulesFields.nullable(),
  // null follows the shop's policy.
  policy: policyFields.nullable(),
};

/** A new experience (specification §5, defaults §3). */
export const experienceRule = z.object({
  ...experienceFields,
  coverImageUrl: experienceFields.coverImageUrl.prefault(EXPERIENCE_DEFAULTS.coverImageUrl),
  videoUrl: experienceFields.videoUrl.prefault(EXPERIENCE_DEFAULTS.videoUrl),
  theme: experienceFields.theme.prefault(EXPERIENCE_DEFAULTS.theme),
  year: experienceFields.year.prefault(EXPERIENCE_DEFAULTS.year),
  match: experienceFields.match.prefault(EXPERIENCE_DEFAULTS.match),
  featured: experienceFields.featured.prefault(EXPERIENCE_DEFAULTS.featured),
  isNew: experienceFields.isNew.prefault(EXPERIENCE_DEFAULTS.isNew),
  published: experienceFields.published.prefault(EXPERIENCE_DEFAULTS.published),
  // Specification §9, in dollars.
  starterPrice: experienceFields.starterPrice.prefault(990),
  elevatedPrice: experienceFields.elevatedPrice.prefault(1250),
  premiumPrice: experienceFields.premiumPrice.prefault(1500),
  ultimatePrice: experienceFields.ultimatePrice.prefault(1700),
  categoryIds: experienceFields.categoryIds.prefault([]),
  bookingRules: experienceFields.bookingRules
    .optional()
    .transform((rules) => rules ?? EXPERIENCE_DEFAULTS.bookingRules),
  policy: experienceFields.policy.optional().transform((policy) => policy ?? EXPERIENCE_DEFAULTS.policy),
});

/** The same as people fill it in: the form makes the slug, and asks for one when it was emptied. */
export const experienceFormRule = experienceRule.extend({ slug: line(LONGEST_SLUG, SLUG).min(1, SLUG) });

/** Only what is given changes. */
export const experienceChangeRule = z.object(experienceFields).partial().extend({ version: version() });

export type ExperienceGiven = z.output<typeof experienceRule>;
export type ExperienceChangeGiven = z.output<typeof experienceChangeRule>;

const NAME = 'Name is required';

export const categoryRule = z.object({ name: line(80, NAME).min(1, NAME), slug: askedSlug() });

/** Another name, another slug, another place (`order`, from 1), or several of them. */
export const categoryChangeRule = z.object({
  name: line(80, NAME).min(1, NAME).optional(),
  slug: line(LONGEST_SLUG)
    .nullable()
    .transform((text) => text || null)
    .optional(),
  order: id().optional(),
  version: version(),
});

/** Every category, in the order that shall be. */
export const categoryOrderRule = z.object({ ids: many(1_000) });

export type CategoryGiven = z.output<typeof categoryRule>;
export type CategoryChangeGiven = z.output<typeof categoryChangeRule>;

const REQUIRED = 'Please fill in all required fields';
const addOnFields = {
  name: line(120, REQUIRED).min(1, REQUIRED),
  description: prose(2_000, REQUIRED).min(1, REQUIRED),
  price: price(REQUIRED, 'Price must be at least 0'),
  isActive: flag(),
  experienceIds: many(10_000),
};

export const addOnRule = z.object({
  ...addOnFields,
  isActive: addOnFields.isActive.prefault(true),
  experienceIds: addOnFields.experienceIds.prefault([]),
});

export const addOnChangeRule = z.object(addOnFields).partial().extend({ version: version() });

export type AddOnGiven = z.output<typeof addOnRule>;
export type AddOnChangeGiven = z.output<typeof addOnChangeRule>;

const URL_WRONG = 'Please enter a valid URL';

/** A logo of the strip; fields that are left out stay as they are (decision 054). */
export const logoRule = z.object({
  id: id().nullish(),
  imageUrl: imageAddress(IMAGE),
  altText: line(120, NAME).min(1, NAME),
  order: z.int('Must be a whole number').min(0, 'Must be at least 0').max(10_000, 'Too large').optional(),
  linkUrl: optional(webAddress(URL_WRONG), URL_WRONG).optional(),
  scale: z.number('Must be a number').min(0.1, 'Must be at least 0.1').max(5, 'Must be at most 5').optional(),
  isActive: flag().optional(),
});

export const logoCarouselRule = z.object({
  enabled: flag(),
  logos: z
    .array(logoRule, 'Must be a list of logos')
    .max(200, 'At most 200')
    .refine((logos) => {
      const ids = logos.flatMap((each) => each.id ?? []);
      return new Set(ids).size === ids.length;
    }, 'A logo is in the list twice'),
});

export type LogoCarouselGiven = z.output<typeof logoCarouselRule>;
