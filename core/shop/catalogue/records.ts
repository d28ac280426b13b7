import { recordBy, recordOf } from '../../people/audit/record.ts';
import { splitPrices } from '../pricing/price-fields.ts';
import { ADD_ON } from './add-on-record.ts';
import type { Category } from './category.ts';
import { CATEGORY } from './category-record.ts';
import type { NewExperience } from './experience.ts';
import { EXPERIENCE } from './experience-record.ts';
import type { Logo, LogoStrip } from './logo.ts';

/* The catalogue's records in the audit log: the fields that an administrator may change. */

const ofExperience = recordOf(EXPERIENCE);

export const recordOfExperience = (experience: NewExperience) => ofExperience(splitPrices(experience));

const ofCategory = recordOf(CATEGORY);

export const recordOfCategory = (category: Category) => ({ ...ofCategory(category), order: category.order });

export const recordOfAddOn = recordOf(ADD_ON);

const recordOfLogo = recordBy<Logo>({
  id: 'shown',
  name: 'shown',
  imageUrl: 'shown',
  linkUrl: 'shown',
  scale: 'shown',
  isActive: 'shown',
  // Redundant: the order of the list has it.
  order: 'hidden',
  createdAt: 'hidden',
  updatedAt: 'hidden',
});

export const recordOfStrip = recordBy<LogoStrip>({
  enabled: 'shown',
  logos: (logos) => ({ logos: logos.map(recordOfLogo) }),
});
