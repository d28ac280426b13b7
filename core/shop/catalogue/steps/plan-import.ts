import { idSet } from '../../../kernel/ids.ts';
import { invalid } from '../../../kernel/refusal.ts';
import type { AddOn } from '../add-on.ts';
import type { CatalogueData } from '../catalogue-data.ts';
import type { CatalogueTable, FileKind, RowError } from '../catalogue-file.ts';
import type { Category } from '../category.ts';
import type { Experience } from '../experience.ts';
import { type FileColumn, fileColumns } from '../file-columns.ts';
import { type KnownPictures, MOST_PICTURES, type PictureToFetch } from '../file-pictures.ts';
import type { FieldChange, ImportCounts, PlannedRow } from '../import-plan.ts';
import { TOO_MANY_PICTURES } from '../words.ts';
import { ownPictures } from './own-pictures.ts';
import { planAddOns } from './plan-add-ons.ts';
import { planCategories } from './plan-categories.ts';
import { planExperiences } from './plan-experiences.ts';
import { readRows } from './read-rows.ts';
import type { Plan, PlannedPart } from './row-judge.ts';

interface Judged<Part> {
  readonly parts: readonly (PlannedPart<Part> & { readonly row: PlannedRow })[];
}

/** A plan, by the kind of its records; a plan with errors is not carried out. */
export type CataloguePlan = {
  readonly errors: readonly RowError[];
  readonly rows: readonly PlannedRow[];
  readonly counts: ImportCounts;
  /** Pictures that must be fetched before the plan can be carried out. */
  readonly toFetch: readonly PictureToFetch[];
} & (
  | ({ readonly kind: 'experiences' } & Judged<Experience>)
  | ({ readonly kind: 'categories' } & Judged<Category>)
  | ({ readonly kind: 'add-ons' } & Judged<AddOn>)
);

const fieldsOf = <Part>(
  columns: readonly FileColumn<Part>[],
  before: Part | null,
  after: Part,
  fetched: readonly string[],
): readonly FieldChange[] =>
  columns.flatMap(({ name, value }) => {
    const [was, is] = [before === null ? null : value(before), value(after)];
    const isSame = before !== null && JSON.stringify(was) === JSON.stringify(is);
    return isSame || (before === null && (is === null || name === 'id'))
      ? []
      : { field: name, before: was, after: is, fetches: fetched.includes(name) };
  });

const withRows = <Part>(
  { parts, errors: found }: Plan<Part>,
  earlier: readonly RowError[],
  columns: readonly FileColumn<Part>[],
  namesOf: (part: Part) => { readonly key: string; readonly name: string },
  toFetch: readonly PictureToFetch[] = [],
) => {
  const fetchedIn = Map.groupBy(toFetch, ({ line }) => line);
  const judged = parts.map((part) => {
    const fetched = (fetchedIn.get(part.line) ?? []).map(({ field }) => field);
    const fields = fieldsOf(columns, part.before, part.after, fetched);
    const change = part.before === null ? 'create' : fields.length === 0 ? 'same' : 'update';
    const row: PlannedRow = { line: part.line, ...namesOf(part.after), change, fields };
    return { ...part, row };
  });
  const rows = judged.map(({ row }) => row);
  const counted = (change: PlannedRow['change']) => rows.filter((row) => row.change === change).length;
  return {
    errors: [...earlier, ...found].toSorted((a, b) => a.line - b.line),
    rows,
    counts: { created: counted('create'), updated: counted('update'), same: counted('same') },
    parts: judged,
    toFetch,
  };
};

/** What a file is checked against. */
export interface ImportAround {
  readonly data: CatalogueData;
  readonly videoHosts: readonly string[];
  readonly at: Date;
  readonly pictures: KnownPictures;
  /** Whether the shop's time zone is set. */
  readonly hasZone: boolean;
  /** Whether it is a custom sheet: experiences that it adds are drafts unless it says otherwise. */
  readonly isOwnSheet?: boolean;
}

/**
 * Compares a file with the present catalogue, and returns every change that it would make.
 * @throws Refusal 'invalid' when there are no rows, too many, too many pictures, or nothing that names their records
 */
export const planImport = (kind: FileKind, table: CatalogueTable, around: ImportAround): CataloguePlan => {
  const { data, at } = around;
  const columns = fileColumns(data);
  switch (kind) {
    case 'experiences': {
      const { rows, errors } = readRows(table, columns.experiences, 'slug');
      const plan = planExperiences(rows, around);
      const { parts, errors: refused, toFetch } = ownPictures(plan.parts, around.pictures);
      if (new Set(toFetch.map(({ address }) => address)).size > MOST_PICTURES)
        throw invalid('text', TOO_MANY_PICTURES);
      const namesOf = ({ slug, title }: Experience) => ({ key: slug, name: title });
      const all = { parts, errors: [...plan.errors, ...refused] };
      return { kind, ...withRows(all, errors, columns.experiences, namesOf, toFetch) };
    }
    case 'categories': {
      const { rows, errors } = readRows(table, columns.categories, 'slug');
      const plan = planCategories(rows, data.categories);
      const namesOf = ({ slug, name }: Category) => ({ key: slug, name });
      return { kind, ...withRows(plan, errors, columns.categories, namesOf) };
    }
    case 'add-ons': {
      const { rows, errors } = readRows(table, columns['add-ons'], 'name');
      const { parts, errors: found } = planAddOns(rows, { data, at });
      const sorted = (addOn: AddOn): AddOn => ({ ...addOn, experienceIds: idSet(addOn.experienceIds) });
      const plan = {
        errors: found,
        parts: parts.map((part) => ({
          ...part,
          before: part.before && sorted(part.before),
          after: sorted(part.after),
        })),
      };
      const namesOf = ({ id, name }: AddOn) => ({ key: id === 0 ? '' : String(id), name });
      return { kind, ...withRows(plan, errors, columns['add-ons'], namesOf) };
    }
  }
};
