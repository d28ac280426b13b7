import type { AuditEntry } from '@wondercast/core/audit/audit';
import type { AuditFilter } from '@wondercast/core/audit/page';
import type { AuditLog } from '@wondercast/core/audit/ports';
import type { Session } from './driver/database.ts';
import { constant } from './driver/dialect.ts';
import { instant } from './rows.ts';

const ADD = constant(`insert into audit_log (at, account_id, actor, action, subject, subject_id, details)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb)`);
const COLUMNS =
  'id, at, account_id "accountId", actor "name", action, subject, subject_id "subjectId", details';
const OF = constant(
  `select ${COLUMNS} from audit_log where subject = $1 and subject_id = $2 order by id desc`,
);

/** Only the conditions that are asked for, so that each kind of question has the plan that suits it. */
const conditionsOf = ({ subject, subjectId }: AuditFilter) => {
  const values = Object.entries({ subject, subject_id: subjectId }).filter(([, value]) => value !== null);
  return {
    where: ['true', ...values.map(([column], at) => `${column} = $${at + 1}`)].join(' and '),
    parameters: values.map(([, value]) => value),
  };
};

const RENAME = constant('update audit_log set actor = $2 where account_id = $1');

interface Row {
  id: number;
  at: string;
  accountId: number | null;
  name: string;
  action: string;
  subject: string;
  subjectId: string;
  details: AuditEntry['details'];
}

const entryOf = ({ at, accountId, name, ...row }: Row): AuditEntry => ({
  ...row,
  at: instant(at),
  actor: { accountId, name },
});

export const postgresAuditLog = ({ sql }: Session): AuditLog => ({
  add: async ({ at, actor, action, subject, subjectId, details }) => {
    await sql(ADD, [at, actor.accountId, actor.name, action, subject, subjectId, JSON.stringify(details)]);
  },
  of: async (subject, subjectId) => (await sql<Row>(OF, [subject, subjectId])).map(entryOf),
  page: async (filter, { limit, before }) => {
    const { where, parameters } = conditionsOf(filter);
    const next = parameters.length + 1;
    const older = before === null ? '' : ` and id < $${next + 1}`;
    const [rows, counted] = await Promise.all([
      sql<Row>(
        `select ${COLUMNS} from audit_log where ${where}${older} order by id desc limit $${next}`,
        before === null ? [...parameters, limit + 1] : [...parameters, limit + 1, before],
      ),
      sql<{ total: number }>(`select count(*)::int "total" from audit_log where ${where}`, parameters),
    ]);
    return {
      entries: rows.slice(0, limit).map(entryOf),
      total: counted[0]?.total ?? 0,
      more: rows.length > limit,
    };
  },
  rename: async (accountId, name) => {
    await sql(RENAME, [accountId, name]);
  },
});
