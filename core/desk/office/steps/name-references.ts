import type { AuditEntry } from '../../../people/audit/audit.ts';
import { type Names, nameOf, nameWithin, referencesIn } from '../../../people/audit/references.ts';
import { RECORD_KINDS, RECORD_PORTS } from '../../records/record-kinds.ts';
import type { OfficeStore } from '../ports.ts';

type Found = readonly (readonly [id: number, name: string | null | undefined])[];

const each = async (
  ids: readonly number[],
  nameOf: (id: number) => Promise<string | null | undefined>,
): Promise<Found> => Promise.all(ids.map(async (id) => [id, await nameOf(id)] as const));

type Finder = (read: OfficeStore, ids: readonly number[]) => Promise<Found>;

/** How records that have a name are found, by kind. */
const FINDERS: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(
    RECORD_PORTS.map((port): [string, Finder] => [
      RECORD_KINDS[port].name,
      (read, ids) => each(ids, async (id) => nameOf(await read[port].byId(id))),
    ]),
  ),
  experience: ({ catalogue }, ids) => each(ids, async (id) => (await catalogue.experience(id))?.title),
  category: async ({ catalogue }) => (await catalogue.categories()).map(({ id, name }) => [id, name]),
  'add-on': ({ catalogue }, ids) => each(ids, async (id) => (await catalogue.addOn(id))?.name),
  booking: ({ bookings }, ids) => each(ids, async (id) => (await bookings.byId(id))?.reference),
  partner: async ({ partners }) => (await partners.all()).map(({ id, name }) => [id, name]),
  key: ({ partnerKeys }, ids) => each(ids, async (id) => (await partnerKeys.byId(id))?.label),
  webhook: ({ webhookEndpoints }, ids) => each(ids, async (id) => (await webhookEndpoints.byId(id))?.url),
  host: async ({ hosts }, ids) =>
    (await hosts.names()).filter(({ id }) => ids.includes(id)).map(({ id, name }) => [id, name]),
  account: async ({ accounts }, ids) => (await accounts.byIds(ids)).map(({ id, username }) => [id, username]),
};

/** The names of the records that entries refer to, for the kinds that `mayName` allows: the present name, else the name in the entry. */
export const nameReferences = async (
  read: OfficeStore,
  entries: readonly AuditEntry[],
  mayName: (kind: string) => boolean,
): Promise<ReadonlyMap<number, Names>> => {
  const referencesOf = (entry: AuditEntry) =>
    referencesIn(entry).filter(({ kind }) => kind in FINDERS && mayName(kind));
  const wanted = Map.groupBy(entries.flatMap(referencesOf), ({ kind }) => kind);
  const known = new Map(
    await Promise.all(
      [...wanted].map(async ([kind, references]) => {
        const ids = [...new Set(references.map(({ id }) => id))];
        return [kind, new Map(await FINDERS[kind]?.(read, ids))] as const;
      }),
    ),
  );
  const namesOf = (entry: AuditEntry): Names => {
    const names: Record<string, Record<string, string>> = {};
    for (const { kind, id } of referencesOf(entry)) {
      const isSubject = kind === entry.subject && String(id) === entry.subjectId;
      const name = known.get(kind)?.get(id) ?? (isSubject ? nameWithin(entry) : null);
      if (name) names[kind] = { ...names[kind], [id]: name };
    }
    return names;
  };
  return new Map(entries.map((entry) => [entry.id, namesOf(entry)]));
};
