import { type DemoExperience, demoExperiences } from '../../../adapters/demo/catalogue.ts';

/** The demo shop's own words, for what the screens must show of them. */

export const demo = (slug: string): DemoExperience => {
  const found = demoExperiences.find((experience) => experience.slug === slug);
  if (!found) throw new Error(`The demo shop has no ${slug}`);
  return found;
};

/** Ids are given in the order of adding, from 1. */
export const demoId = (slug: string): number => demoExperiences.indexOf(demo(slug)) + 1;

export const titlesOf = (experiences: readonly DemoExperience[]): readonly string[] =>
  experiences.map(({ title }) => title);

export const JAZZ = demo('the-harlem-jazz-hour');
export const DESK = demo('the-desk-reset');
export const LUNAR = demo('lunar-new-year-lantern-gala');
