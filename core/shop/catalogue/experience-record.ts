import { z } from 'zod';
import { bookingRulesWords } from '../../calendar/scheduling/rules-in-words.ts';
import { bookingRulesFields } from '../../calendar/scheduling/valid-booking-rules.ts';
import { imageAddress } from '../../kernel/addresses.ts';
import { flag, line, manyIds, orNone, prose, wholeFrom } from '../../kernel/fields.ts';
import { defaultsOf, field, type RecordFields } from '../../kernel/records/field.ts';
import { policyParagraph } from '../policy/policy-words.ts';
import { policyFields } from '../policy/rules.ts';
import { joinPrices } from '../pricing/price-fields.ts';
import { TAX_CATEGORIES } from '../tax/line-tax.ts';
import { BOOKING_MODES, START_GRIDS } from './booking-mode.ts';
import { tierPrice } from './price-rules.ts';
import { LONGEST_SLUG } from './slug.ts';
import { NO_IMAGE_ADDRESS, SLUG_TAKEN } from './words.ts';

const TITLE = 'Title must be at least 3 characters long';
const DESCRIPTION = 'Description must be at least 10 characters long';
const DURATION = 'Duration is required';
const INCLUSIONS = 'Please list inclusions';
export const MAX_TITLE_LENGTH = 200;

const shown = { audited: 'shown' } as const;

/**
 * Every field of an experience that an administrator may set (specification §5; initial values §3, prices §9, in dollars). In core, a model
 * has its four prices in one field (`joinPrices`).
 */
export const EXPERIENCE = {
  slug: field({
    ...shown,
    kind: 'slug',
    label: 'Slug',
    rule: orNone(line(LONGEST_SLUG)),
    initial: null,
    unique: { taken: SLUG_TAKEN },
  }),
  title: field({ ...shown, kind: 'text', label: 'Title', rule: line(MAX_TITLE_LENGTH, TITLE).min(3, TITLE) }),
  description: field({
    ...shown,
    kind: 'text',
    label: 'Description',
    rule: prose(10_000, DESCRIPTION).min(10, DESCRIPTION),
  }),
  duration: field({
    ...shown,
    kind: 'text',
    label: 'Duration',
    rule: line(60, DURATION).min(2, DURATION),
    about: 'Free text such as `30 min`, `1 hour`, `90 min`.',
  }),
  imageUrl: field({
    ...shown,
    kind: 'text',
    label: 'Card image',
    rule: imageAddress(NO_IMAGE_ADDRESS),
    about: 'Card image, 386×482.',
  }),
  coverImageUrl: field({
    ...shown,
    kind: 'optional',
    label: 'Cover image',
    rule: orNone(imageAddress(NO_IMAGE_ADDRESS)),
    initial: null,
    about: 'Wide image of the detail page.',
  }),
  videoUrl: field({
    ...shown,
    kind: 'optional',
    label: 'Video preview',
    // Pasted markup; its address is checked against the configured hosts.
    rule: orNone(prose(4_000)),
    initial: null,
    about: 'URL of an embeddable preview.',
  }),
  inclusions: field({
    ...shown,
    kind: 'text',
    label: 'What’s included',
    rule: prose(4_000, INCLUSIONS).min(1, INCLUSIONS),
    about: 'What is included, as a comma-separated list.',
  }),
  theme: field({ ...shown, kind: 'optional', label: 'Theme', rule: orNone(line(120)), initial: null }),
  year: field({ ...shown, kind: 'whole', label: 'Year', rule: wholeFrom(1, 9_999), initial: 2025 }),
  match: field({ ...shown, kind: 'whole', label: 'Match', rule: wholeFrom(0, 100), initial: 90 }),
  featured: field({ ...shown, kind: 'flag', label: 'Featured', rule: flag(), initial: false }),
  isNew: field({ ...shown, kind: 'flag', label: 'Flag as new', rule: flag(), initial: false }),
  published: field({
    ...shown,
    kind: 'flag',
    label: 'Published',
    rule: flag(),
    initial: true,
    about: 'False for a draft that only the staff see.',
  }),
  starterPrice: field({
    ...shown,
    kind: 'price',
    label: 'Starter',
    rule: tierPrice('starter'),
    initial: 990,
  }),
  elevatedPrice: field({
    ...shown,
    kind: 'price',
    label: 'Elevated',
    rule: tierPrice('elevated'),
    initial: 1250,
  }),
  premiumPrice: field({
    ...shown,
    kind: 'price',
    label: 'Premium',
    rule: tierPrice('premium'),
    initial: 1500,
  }),
  ultimatePrice: field({
    ...shown,
    kind: 'price',
    label: 'Ultimate',
    rule: tierPrice('ultimate'),
    initial: 1700,
  }),
  bookingMode: field({
    ...shown,
    kind: 'choice',
    label: 'How it is booked',
    rule: z.enum(BOOKING_MODES, 'Must be request, instant or both'),
    initial: 'request',
    about:
      'By `request`, with times that are wished for; `instant`, at a free time that is chosen; or `both`.',
  }),
  startGrid: field({
    ...shown,
    kind: 'whole',
    label: 'Starts every',
    rule: z.literal(START_GRIDS, 'Must be 15, 30 or 60'),
    initial: 30,
    about: 'Minutes between the starts that are offered, counted from midnight by the clocks of the shop.',
  }),
  horizonDays: field({
    ...shown,
    kind: 'whole',
    label: 'Offered ahead',
    rule: wholeFrom(1, 365),
    initial: 90,
    about: 'How many days after today free times are offered.',
  }),
  leastNoticeHours: field({
    ...shown,
    kind: 'whole',
    label: 'Least notice',
    rule: wholeFrom(0, 8_760),
    initial: 24,
    about:
      'Hours from booking to the start of a free time; the rules of booking hold where they ask for more.',
  }),
  taxCategory: field({
    ...shown,
    kind: 'choice',
    label: 'Tax category',
    rule: z.enum(TAX_CATEGORIES, 'Please choose a category'),
    initial: 'standard',
    about: 'Which of a country’s rates it has, where the shop says tax.',
  }),
  venueCountry: field({
    ...shown,
    kind: 'optional',
    label: 'Venue’s country',
    // Forms must not load the list of countries, so use cases check it.
    rule: orNone(line(2)),
    initial: null,
    about: 'ISO 3166-1, where it takes place at a venue; null where it takes place online.',
  }),
  venueRegion: field({
    ...shown,
    kind: 'optional',
    label: 'Venue’s region',
    rule: orNone(line(6)),
    initial: null,
    about: 'ISO 3166-2, such as `CA-QC`, of a venue.',
  }),
  isOpenToOthers: field({
    ...shown,
    kind: 'flag',
    label: 'Admission to something open to others',
    rule: flag(),
    initial: false,
    about: 'Of a venue: its place decides the tax, also of a business.',
  }),
  categoryIds: field({ ...shown, kind: 'links', label: 'Categories', rule: manyIds(100), initial: [] }),
  bookingRules: field({
    kind: 'json',
    label: 'When it can be booked',
    // null means the shop's rules.
    rule: bookingRulesFields.nullable(),
    initial: null,
    audited: (rules) => ({ bookingRules: rules && bookingRulesWords(rules) }),
    cell: (rules) =>
      rules && {
        noticeHours: rules.noticeHours,
        zone: rules.zone,
        hours: rules.hours?.map(({ weekday, from, to }) => ({ weekday, from, to })) ?? null,
        blackoutDays: rules.blackoutDays,
      },
  }),
  policy: field({
    kind: 'json',
    label: 'What changes cost',
    // null means the shop's policy.
    rule: policyFields.nullable(),
    initial: null,
    audited: (policy) => ({ policy: policy && policyParagraph(policy) }),
    cell: (policy) =>
      policy && {
        zones: policy.zones.map(({ fromHours, refundPercent, movePercent }) => ({
          fromHours,
          refundPercent,
          movePercent,
        })),
      },
  }),
} as const satisfies RecordFields;

/** The initial values of a new experience. */
export const EXPERIENCE_DEFAULTS = joinPrices(defaultsOf(EXPERIENCE));
