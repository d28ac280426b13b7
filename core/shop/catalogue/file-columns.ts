import type { Field, NamesOf, RecordFields } from '../../kernel/records/field.ts';
import { type FieldKind, toWire } from '../../kernel/records/kinds.ts';
import { tierOfField } from '../pricing/price-fields.ts';
import type { AddOn } from './add-on.ts';
import { ADD_ON } from './add-on-record.ts';
import type { CatalogueData } from './catalogue-data.ts';
import type { CellValue, FileKind } from './catalogue-file.ts';
import type { Category } from './category.ts';
import { CATEGORY } from './category-record.ts';
import type { Experience } from './experience.ts';
import { EXPERIENCE } from './experience-record.ts';

/** A column of a file: the kind of its field, by which cells are parsed, and how a record's value is written. */
export interface FileColumn<Part> {
  readonly name: string;
  readonly kind: FieldKind;
  readonly value: (part: Part) => CellValue;
}

const column = <Part>(name: string, kind: FieldKind, value: (part: Part) => CellValue): FileColumn<Part> => ({
  name,
  kind,
  value,
});

const valueIn = (part: object, name: string): unknown => Reflect.get(part, name);

const cellOf = ({ kind, cell }: Field, value: unknown): CellValue =>
  (cell ? cell(value as never) : toWire(kind, value)) as CellValue;

/** One column for each field of a record, so that none is forgotten; fields with links name other records by their slugs. */
const columnsOf = <Fields extends RecordFields, Part>(
  fields: Fields,
  read: (part: Part, name: string) => unknown,
  links: Readonly<Record<NamesOf<Fields, 'links'>, FileColumn<Part>>>,
): readonly FileColumn<Part>[] => {
  const given: Readonly<Partial<Record<string, FileColumn<Part>>>> = links;
  return Object.entries(fields).map(
    ([name, field]) =>
      given[name] ?? column(name, field.kind, (part: Part) => cellOf(field, read(part, name))),
  );
};

const EXPERIENCE_COLUMNS = columnsOf<typeof EXPERIENCE, Experience>(
  EXPERIENCE,
  (experience, name) => {
    const tier = tierOfField(name);
    return tier ? experience.prices[tier] : valueIn(experience, name);
  },
  {
    categoryIds: column('categories', 'links', ({ categories }: Experience) =>
      categories.map(({ slug }) => slug),
    ),
  },
);

const CATEGORY_COLUMNS: readonly FileColumn<Category>[] = [
  ...columnsOf<typeof CATEGORY, Category>(CATEGORY, valueIn, {}),
  column('order', 'whole', ({ order }) => order),
];

const addOnColumns = ({ experiences }: Pick<CatalogueData, 'experiences'>): readonly FileColumn<AddOn>[] => {
  const slugs = new Map(experiences.map(({ id, slug }) => [id, slug]));
  return [
    column('id', 'whole', ({ id }) => id),
    ...columnsOf<typeof ADD_ON, AddOn>(ADD_ON, valueIn, {
      experienceIds: column('experiences', 'links', ({ experienceIds }: AddOn) =>
        experienceIds.flatMap((id) => slugs.get(id) ?? []),
      ),
    }),
  ];
};

/** The columns of each kind of file, in the order in which they are written. */
export const fileColumns = (data: Pick<CatalogueData, 'experiences'>) => ({
  experiences: EXPERIENCE_COLUMNS,
  categories: CATEGORY_COLUMNS,
  'add-ons': addOnColumns(data),
});

type Columns = ReturnType<typeof fileColumns>;

/** The record that one row of a file describes. */
export type PartOf<Kind extends FileKind> = Columns[Kind] extends readonly FileColumn<infer Part>[]
  ? Part
  : never;
