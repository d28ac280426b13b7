import type { RowError } from '../catalogue-file.ts';
import type { Category } from '../category.ts';
import { categoryChangeRule, categoryRule } from '../rules.ts';
import { CATEGORY_NAME_TAKEN } from '../words.ts';
import type { GivenRow } from './read-rows.ts';
import { duplicates, type Plan, type PlannedPart, planRows, rowJudge } from './row-judge.ts';
import { slugCell } from './slug-cell.ts';

type Placed = PlannedPart<Category> & { readonly wanted: number | null };

/** Numbers all categories from 1 to n: those whose rows give a position get it, the others fill the rest in their order. */
const numbered = (all: readonly Category[], placed: readonly Placed[]): ReadonlyMap<string, number> => {
  const bySlug = new Map(placed.map(({ after, wanted }) => [after.slug, wanted]));
  const moved = placed.flatMap(({ after, wanted }) => (wanted === null ? [] : { slug: after.slug, wanted }));
  const waiting = moved.toSorted((a, b) => a.wanted - b.wanted);
  const added = placed.filter(({ before }) => before === null).map(({ after }) => after);
  const others = [...all, ...added].filter(({ slug }) => (bySlug.get(slug) ?? null) === null);
  const orders = new Map<string, number>();
  for (let place = 1; waiting.length + others.length > 0; place++) {
    const isDue = others.length === 0 || (waiting[0]?.wanted ?? place + 1) <= place;
    const next = isDue ? waiting.shift() : others.shift();
    if (next) orders.set(next.slug, place);
  }
  return orders;
};

/**
 * What a file changes of categories, by slug. A name that another category has is refused, also where the file renames that one. A new
 * category comes last unless its row has `order`.
 */
export const planCategories = (rows: readonly GivenRow[], all: readonly Category[]): Plan<Category> => {
  const bySlug = new Map(all.map((category) => [category.slug, category]));
  const slugByName = new Map(all.map(({ name, slug }) => [name.toLowerCase(), slug]));
  const errors: RowError[] = [];
  const [seenIn, nameSeenIn] = [duplicates(), duplicates()];

  const plan = ({ line, given }: GivenRow, at: number): Placed | null => {
    const { judge, refuse } = rowJudge(line, errors);
    const slug = slugCell(given.slug, { line, known: bySlug, seenIn, refuse });
    if (slug === null) return null;
    const before = bySlug.get(slug) ?? null;
    const places = judge(categoryChangeRule, 'order' in given ? { order: given.order } : {});
    const words = before
      ? judge(categoryChangeRule, 'name' in given ? { name: given.name } : {})
      : judge(categoryRule, { name: given.name });
    if (!places || !words) return null;
    const name = words.name ?? before?.name ?? '';
    const holder = slugByName.get(name.toLowerCase());
    const isTaken =
      nameSeenIn(name.toLowerCase(), line) !== null || (holder !== undefined && holder !== slug);
    if (isTaken) return refuse('name', CATEGORY_NAME_TAKEN);
    const order = before?.order ?? all.length + at + 1;
    const after = { id: before?.id ?? 0, name, slug, order, version: before?.version ?? 1 };
    return { line, before, after, wanted: places.order ?? null };
  };
  const placed = planRows(rows, errors, plan);
  const orders = numbered(all, placed);
  const parts = placed.map(({ line, before, after }) => ({
    line,
    before,
    after: { ...after, order: orders.get(after.slug) ?? after.order },
  }));
  return { parts, errors };
};
