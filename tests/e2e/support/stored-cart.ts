import type { DemoExperience } from '../../../adapters/demo/catalogue.ts';
import { demoId } from './demo.ts';

const experienceOf = ({ slug, title, duration, art, prices }: DemoExperience) => ({
  id: demoId(slug),
  slug,
  title,
  duration,
  imageUrl: `/uploads/demo/${art}-card-772.webp`,
  starterPrice: prices.starter,
  elevatedPrice: prices.elevated,
  premiumPrice: prices.premium,
  ultimatePrice: prices.ultimate,
});

let added = 1_700_000_000_000;

/** A line of the cart as the browser keeps it under `cart`: one starter unit without add-ons, unless said otherwise. */
export const aStoredLine = (experience: DemoExperience, change: object = {}): object => {
  added += 1;
  return {
    id: added,
    experience: experienceOf(experience),
    quantity: 1,
    selectedTier: 'starter',
    tierPrice: experience.prices.starter,
    addOns: [],
    addOnsTotal: 0,
    selectedDate: 'TBD',
    ...change,
  };
};

export const storedCart = (...lines: readonly object[]): string => JSON.stringify(lines);

/** What the browser keeps of the cart now. */
export interface KeptLine {
  readonly id: number;
  readonly experience: { readonly slug: string };
  readonly quantity: number;
  readonly selectedTier: string;
  readonly tierPrice: number;
  readonly addOns: readonly { readonly id: number; readonly name: string; readonly price: number }[];
  readonly addOnsTotal: number;
  readonly selectedDate: string;
  readonly slots: readonly { readonly date: string | null }[];
}
