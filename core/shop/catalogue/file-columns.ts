import { toDollars } from '../../kernel/money.ts';
import type { AddOn } from './add-on.ts';
import type { CatalogueData } from './catalogue-data.ts';
import type { CellValue, FileKind } from './catalogue-file.ts';
import type { Category } from './category.ts';
import type { Experience } from './experience.ts';
import type { CellType } from './file-cells.ts';

/** A column of a file: how its cells are read, and what is written of a record. */
export interface FileColumn<Part> {
  readonly name: string;
  readonly type: CellType;
  readonly value: (part: Part) => CellValue;
}

const column = <Part>(name: string, type: CellType, value: (part: Part) => CellValue): FileColumn<Part> => ({
  name,
  type,
  value,
});

const EXPERIENCE: readonly FileColumn<Experience>[] = [
  column('slug', 'text', ({ slug }) => slug),
  column('title', 'text', ({ title }) => title),
  column('description', 'text', ({ description }) => description),
  column('duration', 'text', ({ duration }) => duration),
  column('imageUrl', 'text', ({ imageUrl }) => imageUrl),
  column('coverImageUrl', 'optional', ({ coverImageUrl }) => coverImageUrl),
  column('videoUrl', 'optional', ({ videoUrl }) => videoUrl),
  column('inclusions', 'text', ({ inclusions }) => inclusions),
  column('theme', 'optional', ({ theme }) => theme),
  column('year', 'whole', ({ year }) => year),
  column('match', 'whole', ({ match }) => match),
  column('featured', 'flag', ({ featured }) => featured),
  column('isNew', 'flag', ({ isNew }) => isNew),
  column('published', 'flag', ({ published }) => published),
  column('starterPrice', 'price', ({ prices }) => toDollars(prices.starter)),
  column('elevatedPrice', 'price', ({ prices }) => toDollars(prices.elevated)),
  column('premiumPrice', 'price', ({ prices }) => toDollars(prices.premium)),
  column('ultimatePrice', 'price', ({ prices }) => toDollars(prices.ultimate)),
  column('categories', 'slugs', ({ categories }) => categories.map(({ slug }) => slug)),
  column('bookingRules', 'json', ({ bookingRules: rules }) =>
    rules === null
      ? null
      : {
          noticeHours: rules.noticeHours,
          zone: rules.zone,
          hours: rules.hours?.map(({ weekday, from, to }) => ({ weekday, from, to })) ?? null,
          blackoutDays: rules.blackoutDays,
        },
  ),
  column('policy', 'json', ({ policy }) =>
    policy === null
      ? null
      : {
          zones: policy.zones.map(({ fromHours, refundPercent, movePercent }) => ({
            fromHours,
            refundPercent,
            movePercent,
          })),
        },
  ),
];

const CATEGORY: readonly FileColumn<Category>[] = [
  column('slug', 'text', ({ slug }) => slug),
  column('name', 'text', ({ name }) => name),
  column('order', 'whole', ({ order }) => order),
];

const addOnColumns = ({ experiences }: Pick<CatalogueData, 'experiences'>): readonly FileColumn<AddOn>[] => {
  const slugs = new Map(experiences.map(({ id, slug }) => [id, slug]));
  return [
    column('id', 'whole', ({ id }) => id),
    column('name', 'text', ({ name }) => name),
    column('description', 'text', ({ description }) => description),
    column('price', 'price', ({ price }) => toDollars(price)),
    column('isActive', 'flag', ({ isActive }) => isActive),
    column('experiences', 'slugs', ({ experienceIds }) => experienceIds.flatMap((id) => slugs.get(id) ?? [])),
  ];
};

/** The columns of each kind of file, in the order in which they are written. */
export const fileColumns = (data: Pick<CatalogueData, 'experiences'>) => ({
  experiences: EXPERIENCE,
  categories: CATEGORY,
  'add-ons': addOnColumns(data),
});

type Columns = ReturnType<typeof fileColumns>;

/** What one row of a file stands for. */
export type PartOf<Kind extends FileKind> = Columns[Kind] extends readonly FileColumn<infer Part>[]
  ? Part
  : never;
