import type { Caller } from '../../caller.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import type { CatalogueTable, FileKind, RowError } from '../catalogue-file.ts';
import type { ImportCounts } from '../import-plan.ts';
import { editCatalogue } from '../steps/edit-catalogue.ts';
import { planImport } from '../steps/plan-import.ts';
import { writePlan } from '../steps/write-plan.ts';
import { CHANGED_SINCE_PREVIEW } from '../words.ts';

const refusalOf = (errors: readonly RowError[]): Refusal => {
  const [first] = errors;
  const words = first ? `Line ${first.line}${first.field && `, ${first.field}`}: ${first.message}` : '';
  const issues = errors.map(({ line, field, message }) => ({ path: `${line}.${field}`, message }));
  return new Refusal('invalid', words, { issues });
};

/**
 * Imports a file as its preview has shown it: all of it in one transaction, or nothing. The audit log has one entry with the
 * counts, and one for each record that was created or changed. A file that changes nothing leaves no trace.
 * @throws Refusal 'unauthenticated', 'forbidden', 'conflict' (the catalogue is another than that of the preview), 'invalid'
 */
export const importCatalogue =
  (ports: Pick<Ports, 'unitOfWork' | 'now' | 'profile'>) =>
  (
    caller: Caller,
    {
      kind,
      version,
      table,
    }: { readonly kind: FileKind; readonly version: number; readonly table: CatalogueTable },
  ): Promise<ImportCounts> =>
    editCatalogue(ports, caller, async (edit) => {
      const data = await edit.catalogue.load();
      if (data.version !== version) throw new Refusal('conflict', CHANGED_SINCE_PREVIEW);
      const { videoHosts } = ports.profile;
      const plan = planImport(kind, table, { data, videoHosts, at: edit.at });
      if (plan.errors.length > 0) throw refusalOf(plan.errors);
      const { counts } = plan;
      if (counts.created + counts.updated === 0) return counts;
      await edit.note('catalogue.imported', 'catalogue', kind, { ...counts });
      await edit.noteAll(await writePlan(edit, plan, data.categories));
      return counts;
    });
