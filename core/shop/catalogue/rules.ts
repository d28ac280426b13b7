import { z } from 'zod';
import { imageAddress, webAddress } from '../../kernel/addresses.ts';
import { flag, id, line, manyIds, orNone } from '../../kernel/fields.ts';
import { newRecordRule, recordChangeRule } from '../../kernel/records/record-rules.ts';
import { ADD_ON } from './add-on-record.ts';
import { CATEGORY } from './category-record.ts';
import { EXPERIENCE } from './experience-record.ts';
import { LONGEST_SLUG } from './slug.ts';
import { NAME_MISSING, NO_IMAGE_ADDRESS } from './words.ts';

const SLUG = 'Slug is required';

export const experienceRule = newRecordRule(EXPERIENCE);

/** The rule of the form: it creates the slug, and requires one when somebody has emptied the field. */
export const experienceFormRule = experienceRule.extend({ slug: line(LONGEST_SLUG, SLUG).min(1, SLUG) });

export const experienceChangeRule = recordChangeRule(EXPERIENCE);

export type ExperienceGiven = z.output<typeof experienceRule>;
export type ExperienceChangeGiven = z.output<typeof experienceChangeRule>;

export const categoryRule = newRecordRule(CATEGORY);

/** A new name, slug or position (`order`, from 1), or several of them. */
export const categoryChangeRule = recordChangeRule(CATEGORY).extend({ order: id().optional() });

/** The ids of all categories in their new order. */
export const categoryOrderRule = z.object({ ids: manyIds(1_000) });

export type CategoryGiven = z.output<typeof categoryRule>;
export type CategoryChangeGiven = z.output<typeof categoryChangeRule>;

export const addOnRule = newRecordRule(ADD_ON);

export const addOnChangeRule = recordChangeRule(ADD_ON);

export type AddOnGiven = z.output<typeof addOnRule>;
export type AddOnChangeGiven = z.output<typeof addOnChangeRule>;

const URL_WRONG = 'Please enter a valid URL';

/** A logo of the strip; a field that is left out stays as it is (decision 054). */
export const logoRule = z.object({
  id: id().nullish(),
  imageUrl: imageAddress(NO_IMAGE_ADDRESS),
  altText: line(120, NAME_MISSING).min(1, NAME_MISSING),
  order: z.int('Must be a whole number').min(0, 'Must be at least 0').max(10_000, 'Too large').optional(),
  linkUrl: orNone(webAddress(URL_WRONG)).optional(),
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
