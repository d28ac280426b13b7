import { joinPrices, priceFieldsOf } from '../../pricing/price-fields.ts';
import type { CatalogueData } from '../catalogue-data.ts';
import type { RowError } from '../catalogue-file.ts';
import type { CategoryRef, Experience } from '../experience.ts';
import { whyNoFreeTimes } from '../may-offer-times.ts';
import { NO_PICTURE } from '../no-picture.ts';
import {
  type ExperienceChangeGiven,
  type ExperienceGiven,
  experienceChangeRule,
  experienceRule,
} from '../rules.ts';
import { whyNoVenue } from '../venue.ts';
import { VIDEO_NOT_SUPPORTED, videoAddress } from '../video-address.ts';
import type { GivenRow } from './read-rows.ts';
import { duplicates, type Plan, type PlannedPart, planRows, rowJudge } from './row-judge.ts';
import { slugCell } from './slug-cell.ts';

interface Around {
  readonly data: Pick<CatalogueData, 'experiences' | 'categories'>;
  readonly videoHosts: readonly string[];
  readonly at: Date;
  /** Whether the shop's time zone is set. */
  readonly hasZone: boolean;
  readonly isOwnSheet?: boolean;
}

/** The fields of an experience that a row adds. Without a picture it is a draft with a placeholder, and the picture can follow. */
const asNew = (fields: Readonly<Record<string, unknown>>, isOwnSheet: boolean) => {
  const hasPicture =
    typeof fields.imageUrl === 'string' ? fields.imageUrl.trim() !== '' : fields.imageUrl != null;
  return {
    ...fields,
    ...(isOwnSheet && fields.published === undefined && { published: false }),
    ...(!hasPicture && { imageUrl: NO_PICTURE, published: false }),
  };
};

/** The record of a new experience; its `id` and `version` have no meaning yet. */
const created = (
  given: ExperienceGiven,
  slug: string,
  categories: readonly CategoryRef[],
  at: Date,
): Experience => {
  const { categoryIds: _, ...fields } = given;
  return { ...joinPrices(fields), id: 0, slug, categories, createdAt: at, updatedAt: at, version: 1 };
};

const changed = (
  before: Experience,
  given: ExperienceChangeGiven,
  categories: readonly CategoryRef[] | undefined,
): Experience => {
  const { categoryIds: _ids, version: _version, slug: _slug, ...fields } = given;
  const priced = joinPrices({ ...priceFieldsOf(before.prices), ...fields });
  return { ...before, ...priced, categories: categories ?? before.categories };
};

/**
 * What a file changes of experiences. A row with a known slug changes that experience, any other adds one; the rules of the forms check
 * both.
 */
export const planExperiences = (
  rows: readonly GivenRow[],
  { data, videoHosts, at, hasZone, isOwnSheet = false }: Around,
): Plan<Experience> => {
  const bySlug = new Map(data.experiences.map((experience) => [experience.slug, experience]));
  // Custom sheets name a category as the shop shows it.
  const idsBySlug = new Map([
    ...data.categories.map(({ id, name }) => [name, id] as const),
    ...data.categories.map(({ id, slug }) => [slug, id] as const),
  ]);
  const errors: RowError[] = [];
  const seenIn = duplicates();

  const refsOf = (ids: readonly number[]): readonly CategoryRef[] =>
    data.categories
      .filter((category) => ids.includes(category.id))
      .map(({ id, name, slug, order }) => ({ id, name, slug, order }));

  const plan = ({ line, given }: GivenRow): PlannedPart<Experience> | null => {
    const { judge, refuse, idsOf } = rowJudge(line, errors);
    const { slug: slugGiven, categories, videoUrl, ...fields } = given;
    const slug = slugCell(slugGiven, { line, known: bySlug, seenIn, refuse });
    if (slug === null) return null;
    const before = bySlug.get(slug) ?? null;
    const ids = categories === undefined ? undefined : idsOf('categories', categories, idsBySlug, 'category');
    // A stored address is not checked again, because the allowed hosts of videos may have changed since.
    const isOtherVideo = videoUrl !== undefined && videoUrl !== before?.videoUrl;
    const asked = { ...fields, ...(isOtherVideo ? { videoUrl } : {}) };
    const refs = ids ? refsOf(ids) : undefined;
    const changes = before && judge(experienceChangeRule, asked);
    const whole = before ? null : judge(experienceRule, asNew(asked, isOwnSheet));
    const wanted =
      before && changes ? changed(before, changes, refs) : whole && created(whole, slug, refs ?? [], at);
    if (!wanted || ids === null) return null;
    const untimed = whyNoFreeTimes(wanted, hasZone);
    if (untimed) return refuse(untimed.path, untimed.message);
    const nowhere = whyNoVenue(wanted);
    if (nowhere) return refuse(nowhere.path, nowhere.message);
    if (!isOtherVideo || !wanted.videoUrl)
      return { line, before, after: { ...wanted, videoUrl: wanted.videoUrl || null } };
    const address = videoAddress(wanted.videoUrl, videoHosts);
    if (address === null) return refuse('videoUrl', VIDEO_NOT_SUPPORTED);
    return { line, before, after: { ...wanted, videoUrl: address } };
  };
  return { parts: planRows(rows, errors, plan), errors };
};
