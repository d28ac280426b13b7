import type { Wire } from '@wondercast/openapi/codec/wire';
import { unique } from '../../support/builders.ts';

export type ExperienceReply = Wire<'Experience'> & Wire<'Problem'>;
export type CategoryReply = Wire<'Category'> & Wire<'Problem'>;
export type AddOnReply = Wire<'AdminAddOn'> & Wire<'Problem'>;
export type CodeReply = Wire<'DiscountCode'> & Wire<'Problem'>;
export type StripReply = Wire<'LogoCarousel'> & Wire<'Problem'>;

/** What the experience form sends, without prices. */
export const anExperienceBody = (change: object = {}): object => ({
  title: unique('Quiz Night'),
  description: 'A quiz with a live host.',
  duration: '60 min',
  imageUrl: '/uploads/demo/trivia-card-772.webp',
  inclusions: 'Host, Buzzers',
  ...change,
});

export const anAddOnBody = (change: object = {}): object => ({
  name: 'Signed vinyl prize',
  description: 'A pressing for the winner.',
  price: 48.5,
  isActive: true,
  experienceIds: [1],
  ...change,
});

export const aCodeBody = (change: object = {}): object => ({
  code: unique('CODE'),
  description: '10% off',
  discountType: 'percentage',
  discountValue: 10,
  minOrderAmount: 0,
  maxUses: null,
  validUntil: null,
  ...change,
});
