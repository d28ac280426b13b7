import type { DemoCategory, DemoExperience } from './catalogue-types.ts';
import { creativeExperiences } from './experiences-creative.ts';
import { foodExperiences } from './experiences-food.ts';
import { gameExperiences } from './experiences-games.ts';
import { heritageExperiences } from './experiences-heritage.ts';
import { socialExperiences } from './experiences-socials.ts';
import { wellnessExperiences } from './experiences-wellness.ts';

export { demoAddOns } from './add-ons.ts';
export type {
  DemoAddOn,
  DemoCategory,
  DemoDiscountCode,
  DemoExperience,
  DemoLogo,
  DemoReview,
} from './catalogue-types.ts';
export { demoDiscountCodes } from './discount-codes.ts';
export { demoLogos } from './logos.ts';

/** In the order of the rows on the home page. */
export const demoCategories: readonly DemoCategory[] = [
  { name: 'Trivia & Games', slug: 'trivia-and-games' },
  { name: 'Heritage & Celebrations', slug: 'heritage-and-celebrations' },
  { name: 'Wellness & Mindfulness', slug: 'wellness-and-mindfulness' },
  { name: 'Team Socials', slug: 'team-socials' },
  { name: 'Food & Drink', slug: 'food-and-drink' },
  { name: 'Creative Studio', slug: 'creative-studio' },
];

/** In the order in which they are added, which is also the order within each row. */
export const demoExperiences: readonly DemoExperience[] = [
  ...heritageExperiences,
  ...gameExperiences,
  ...wellnessExperiences,
  ...socialExperiences,
  ...foodExperiences,
  ...creativeExperiences,
];
