import type { AuditEntry, NewAuditEntry } from '@wondercast/core/people/audit/audit';
import type { AuditFilter } from '@wondercast/core/people/audit/page';
import type { AuditLog } from '@wondercast/core/people/audit/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { insertRow, rowsInJson, rowsInsertionWithout } from '../driver/row-statements.ts';
import { type Builder, type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { AuditRow } from './tables.ts';

const ADD = insertRow(AuditRow, 'id');
const ADD_ALL = statement((_, { rows }: Given<{ rows: readonly object[] }>) =>
  rowsInsertionWithout(AuditRow, rows, 'id'),
);
const OF = statement((db, { subject, subjectId }: Given<{ subject: string; subjectId: string }>) =>
  db
    .selectFrom('audit_log')
    .select(fieldsOf(AuditRow))
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc'),
);
const RENAME = statement((db, { accountId, name }: Given<{ accountId: number; name: string }>) =>
  db.updateTable('audit_log').set({ actor: name }).where('account_id', '=', accountId),
);

/** Contains only the conditions of this filter, so that each kind of query gets its own plan. */
const filtered = (db: Builder, { subject, subjectId, subjects = null }: AuditFilter) =>
  db
    .selectFrom('audit_log')
    .$if(subject !== null, (asked) => asked.where('subject', '=', subject))
    .$if(subjects !== null, (asked) => asked.where(sql<boolean>`subject = any(${subjects}::text[])`))
    .$if(subjectId !== null, (asked) => asked.where('subject_id', '=', subjectId));

const entryOf = ({ accountId, actor, ...row }: RowOf<typeof AuditRow>): AuditEntry => ({
  ...row,
  actor: { accountId, name: actor },
});

const rowOf = ({ actor, ...entry }: NewAuditEntry) => ({
  ...entry,
  accountId: actor.accountId,
  actor: actor.name,
});

export const postgresAuditLog = ({ run }: Session): AuditLog => ({
  add: async (entry) => {
    await run(ADD(rowOf(entry)));
  },
  addAll: async (entries) => {
    // The table assigns the ids.
    const rows = rowsInJson(
      AuditRow,
      entries.map((entry) => ({ ...rowOf(entry), id: 0 })),
    );
    await run(ADD_ALL({ rows }));
  },
  of: async (subject, subjectId) => (await run(OF({ subject, subjectId }))).map(entryOf),
  page: async (filter, { limit, before }) => {
    const [rows, counted] = await Promise.all([
      run(
        query((db) =>
          filtered(db, filter)
            .select(fieldsOf(AuditRow))
            .$if(before !== null, (asked) => asked.where('id', '<', before))
            .orderBy('id', 'desc')
            .limit(limit + 1),
        ),
      ),
      run(query((db) => filtered(db, filter).select(({ fn }) => fn.countAll<number>().as('total')))),
    ]);
    return {
      entries: rows.slice(0, limit).map(entryOf),
      total: counted[0]?.total ?? 0,
      more: rows.length > limit,
    };
  },
  rename: async (accountId, name) => {
    await run(RENAME({ accountId, name }));
  },
});
