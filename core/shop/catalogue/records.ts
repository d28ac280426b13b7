import { bookingRulesWords } from '../../calendar/scheduling/rules-in-words.ts';
import { idSet } from '../../kernel/ids.ts';
import { toDollars } from '../../kernel/money.ts';
import { recordBy } from '../../people/audit/record.ts';
import { policyParagraph } from '../policy/policy-words.ts';
import type { AddOn } from './add-on.ts';
import type { Category } from './category.ts';
import type { NewExperience } from './experience.ts';
import type { Logo, LogoStrip } from './logo.ts';

/* What the audit log records of the catalogue: the fields that an administrator may change. */

export const recordOfExperience = recordBy<NewExperience>({
  slug: 'shown',
  title: 'shown',
  description: 'shown',
  duration: 'shown',
  imageUrl: 'shown',
  coverImageUrl: 'shown',
  videoUrl: 'shown',
  inclusions: 'shown',
  theme: 'shown',
  year: 'shown',
  match: 'shown',
  featured: 'shown',
  isNew: 'shown',
  published: 'shown',
  prices: ({ starter, elevated, premium, ultimate }) => ({
    starterPrice: toDollars(starter),
    elevatedPrice: toDollars(elevated),
    premiumPrice: toDollars(premium),
    ultimatePrice: toDollars(ultimate),
  }),
  bookingRules: (rules) => ({ bookingRules: rules && bookingRulesWords(rules) }),
  policy: (policy) => ({ policy: policy && policyParagraph(policy) }),
  categoryIds: (ids) => ({ categoryIds: idSet(ids) }),
});

export const recordOfCategory = recordBy<Category>({
  id: 'hidden',
  name: 'shown',
  slug: 'shown',
  order: 'shown',
  version: 'hidden',
});

export const recordOfAddOn = recordBy<AddOn>({
  id: 'hidden',
  name: 'shown',
  description: 'shown',
  price: (price) => ({ price: toDollars(price) }),
  isActive: 'shown',
  experienceIds: (ids) => ({ experienceIds: idSet(ids) }),
  createdAt: 'hidden',
  updatedAt: 'hidden',
  version: 'hidden',
});

const recordOfLogo = recordBy<Logo>({
  id: 'shown',
  name: 'shown',
  imageUrl: 'shown',
  linkUrl: 'shown',
  scale: 'shown',
  isActive: 'shown',
  // The list's order says it.
  order: 'hidden',
  createdAt: 'hidden',
  updatedAt: 'hidden',
});

export const recordOfStrip = recordBy<LogoStrip>({
  enabled: 'shown',
  logos: (logos) => ({ logos: logos.map(recordOfLogo) }),
});
