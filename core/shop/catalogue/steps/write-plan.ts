import type { Noted } from '../../../people/as-admin.ts';
import { editOf } from '../../../people/audit/edit.ts';
import type { AddOn, NewAddOn } from '../add-on.ts';
import type { Category } from '../category.ts';
import { type NewExperience, toEditable } from '../experience.ts';
import { recordOfAddOn, recordOfCategory, recordOfExperience } from '../records.ts';
import type { Edit } from './edit-catalogue.ts';
import type { CataloguePlan } from './plan-import.ts';

type PlanOf<Kind> = Extract<CataloguePlan, { readonly kind: Kind }>;

const toNewAddOn = (addOn: AddOn): NewAddOn => {
  const { id: _id, createdAt: _at, updatedAt: _since, version: _version, ...fields } = addOn;
  return fields;
};

/** The parts with any change; new records get their ids. */
const withIds = async <Part extends { readonly before: unknown; readonly after: { readonly id: number } }>(
  parts: readonly Part[],
  nextIds: (count: number) => Promise<readonly number[]>,
): Promise<readonly (Part & { readonly id: number })[]> => {
  const ids = [...(await nextIds(parts.filter(({ before }) => before === null).length))];
  return parts.map((part) => ({
    ...part,
    id: part.before === null ? (ids.shift() ?? part.after.id) : part.after.id,
  }));
};

const changing = <Part extends { readonly row: { readonly change: string } }>(parts: readonly Part[]) =>
  parts.filter(({ row }) => row.change !== 'same');

const writeExperiences = async (
  { catalogue, at }: Edit,
  { parts }: PlanOf<'experiences'>,
): Promise<readonly Noted[]> => {
  const numbered = await withIds(changing(parts), (count) => catalogue.nextExperienceIds(count));
  const written = numbered.map(({ id, before, after }) => ({
    id,
    before: before && toEditable(before),
    after: toEditable(after),
  }));
  await catalogue.putExperiences(
    written.map(({ id, after }) => ({ ...after, id })),
    at,
  );
  return written.map(({ id, before, after }): Noted => {
    if (before === null)
      return ['experience.created', 'experience', id, { after: recordOfExperience(after) }];
    const changes = editOf<NewExperience>(recordOfExperience, before, after);
    return ['experience.updated', 'experience', id, changes ?? {}];
  });
};

const writeAddOns = async (
  { catalogue, at }: Edit,
  { parts }: PlanOf<'add-ons'>,
): Promise<readonly Noted[]> => {
  const numbered = await withIds(changing(parts), (count) => catalogue.nextAddOnIds(count));
  await catalogue.putAddOns(
    numbered.map(({ id, after }) => ({ ...toNewAddOn(after), id })),
    at,
  );
  return numbered.map(({ id, before, after }): Noted => {
    if (before === null) return ['add-on.created', 'add-on', id, { after: recordOfAddOn(after) }];
    return ['add-on.updated', 'add-on', id, editOf(recordOfAddOn, before, after) ?? {}];
  });
};

/** The ids of all categories in their new order: those of the file at the positions in the plan, the others around them. */
const placed = (all: readonly Category[], parts: PlanOf<'categories'>['parts']): readonly number[] => {
  const orders = new Map(parts.map(({ after }) => [after.slug, after.order]));
  const idAt = new Map(
    all.flatMap(({ id, slug }) => {
      const order = orders.get(slug);
      return order === undefined ? [] : [[order, id] as const];
    }),
  );
  const others = all.filter(({ slug }) => !orders.has(slug)).map(({ id }) => id);
  return all.flatMap((_, at) => idAt.get(at + 1) ?? others.shift() ?? []);
};

const writeCategories = async (
  { catalogue }: Edit,
  { parts }: PlanOf<'categories'>,
  earlier: readonly Category[],
): Promise<readonly Noted[]> => {
  const ids = new Map(earlier.map(({ id, slug }) => [slug, id]));
  for (const { before, after } of changing(parts)) {
    const { id, name, slug } = after;
    if (before === null) ids.set(slug, (await catalogue.addCategory({ name, slug })).id);
    else if (before.name !== name) await catalogue.changeCategory(id, { name });
  }
  const all = await catalogue.categories();
  const order = placed(all, parts);
  if (order.some((id, at) => id !== all[at]?.id)) await catalogue.orderCategories(order);
  return changing(parts).map(({ before, after }): Noted => {
    const id = ids.get(after.slug) ?? after.id;
    if (before === null) return ['category.created', 'category', id, { after: recordOfCategory(after) }];
    return ['category.updated', 'category', id, editOf(recordOfCategory, before, after) ?? {}];
  });
};

/** Writes a plan without errors. Returns the audit entry of each record. */
export const writePlan = (
  edit: Edit,
  plan: CataloguePlan,
  categories: readonly Category[],
): Promise<readonly Noted[]> => {
  switch (plan.kind) {
    case 'experiences':
      return writeExperiences(edit, plan);
    case 'categories':
      return writeCategories(edit, plan, categories);
    case 'add-ons':
      return writeAddOns(edit, plan);
  }
};
