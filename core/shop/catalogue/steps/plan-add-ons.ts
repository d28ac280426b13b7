import type { AddOn } from '../add-on.ts';
import type { CatalogueData } from '../catalogue-data.ts';
import type { RowError } from '../catalogue-file.ts';
import { addOnChangeRule, addOnRule } from '../rules.ts';
import { ADD_ON_NOT_FOUND } from '../words.ts';
import type { GivenRow } from './read-rows.ts';
import { duplicates, type Plan, type PlannedPart, planRows, rowJudge } from './row-judge.ts';

export const SEVERAL_HAVE_THIS_NAME = 'Several add-ons have this name. Name one by its id.';

interface Around {
  readonly data: Pick<CatalogueData, 'experiences' | 'addOns'>;
  readonly at: Date;
}

/** What a file changes of add-ons. They have no slug: a row is about the add-on with its id or, without an id, with its name. */
export const planAddOns = (rows: readonly GivenRow[], { data, at }: Around): Plan<AddOn> => {
  const byId = new Map(data.addOns.map((addOn) => [addOn.id, addOn]));
  const byName = Map.groupBy(data.addOns, ({ name }) => name);
  const idsBySlug = new Map(data.experiences.map(({ id, slug }) => [slug, id]));
  const errors: RowError[] = [];
  const seenIn = duplicates();

  const plan = ({ line, given }: GivenRow): PlannedPart<AddOn> | null => {
    const { judge, refuse, idsOf } = rowJudge(line, errors);
    const { id, experiences, ...fields } = given;
    const name = typeof given.name === 'string' ? given.name.trim() : '';
    const isNamed = id === undefined || id === null;
    const named = byName.get(name) ?? [];
    if (isNamed && named.length > 1) return refuse('name', SEVERAL_HAVE_THIS_NAME);
    const before = (isNamed ? named[0] : typeof id === 'number' ? byId.get(id) : undefined) ?? null;
    if (!isNamed && !before) return refuse('id', ADD_ON_NOT_FOUND);
    const earlier = seenIn(before ? `${before.id}` : `new ${name}`, line);
    if (earlier !== null)
      return refuse(isNamed ? 'name' : 'id', `This add-on is in line ${earlier} already.`);
    const ids =
      experiences === undefined ? undefined : idsOf('experiences', experiences, idsBySlug, 'experience');
    const asked = { ...fields, ...(ids ? { experienceIds: [...new Set(ids)] } : {}) };
    if (before) {
      const accepted = judge(addOnChangeRule, asked);
      if (!accepted || ids === null) return null;
      const { version: _, ...change } = accepted;
      return { line, before, after: { ...before, ...change } };
    }
    const accepted = judge(addOnRule, asked);
    if (!accepted || ids === null) return null;
    return { line, before, after: { ...accepted, id: 0, createdAt: at, updatedAt: at, version: 1 } };
  };
  return { parts: planRows(rows, errors, plan), errors };
};
