import type { Experiences } from '../ports.ts';
import { freeSlug, slugFrom } from '../slug.ts';

/** The given text as a slug; without one, a free slug made from the title (decision 046). `own` is the experience's present slug. */
export const experienceSlug = async (
  experiences: Pick<Experiences, 'slugsLike'>,
  {
    id,
    title,
    asked,
    own,
  }: { readonly id: number; readonly title: string; readonly asked: string | null; readonly own?: string },
): Promise<string> => {
  const fallback = `experience-${id}`;
  if (asked) return slugFrom(asked, fallback);
  const made = slugFrom(title, fallback);
  const taken = await experiences.slugsLike(made);
  return freeSlug(
    made,
    taken.filter((slug) => slug !== own),
  );
};
