import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin, requirePartnerReader } from '../../../people/caller.ts';
import {
  monthSpan,
  type Statement,
  type StatementCursor,
  type StatementLine,
  type StatementPage,
  statementOf,
} from '../../../people/partners/statement.ts';
import { PARTNER_NOT_FOUND } from '../../../people/partners/words.ts';
import type { OfficePorts } from '../ports.ts';

/** Months as YYYY-MM; null for the first or the last that exists. */
export interface StatementAsked {
  /** null for the asking partner; only staff may name another. */
  readonly partnerId: number | null;
  readonly from: string | null;
  readonly to: string | null;
}

type Reads = Pick<OfficePorts, 'read'>;

const NEVER_BEFORE = new Date('0001-01-01T00:00:00.000Z');
const NEVER_AFTER = new Date('9999-12-31T00:00:00.000Z');
/** Number of lines that are read at a time where all lines are read. */
const BATCH = 500;

const whose = async ({ read }: Reads, caller: Caller, asked: number | null) => {
  if (asked !== null) requireAdmin(caller);
  const id = asked ?? requirePartnerReader(caller, 'statement:read').partnerId;
  if (caller.kind === 'partner') return { id, name: caller.partnerName };
  const partner = await read.partners.byId(id);
  if (!partner) throw new Refusal('not-found', PARTNER_NOT_FOUND);
  return partner;
};

const readStatement = async (ports: Reads, caller: Caller, { partnerId, from, to }: StatementAsked) => {
  const { id, name } = await whose(ports, caller, partnerId);
  if (from !== null && to !== null && to < from) {
    const message = 'Must not be before the first month';
    throw new Refusal('invalid', message, { issues: [{ path: 'to', message }] });
  }
  const months = await ports.read.register.monthsOfPartner(
    id,
    from === null ? NEVER_BEFORE : monthSpan(from).from,
    to === null ? NEVER_AFTER : monthSpan(to).until,
  );
  return { id, statement: statementOf(name, months) };
};

/** At most `limit` lines after a page token. Months before it are skipped without being read. */
const pageOfLines = async (
  { read }: Reads,
  partnerId: number,
  { months }: Statement,
  { limit, after }: { readonly limit: number; readonly after: StatementCursor | null },
): Promise<readonly StatementLine[]> => {
  const lines: StatementLine[] = [];
  for (const { month } of months) {
    if (lines.length === limit) break;
    if (after !== null && month > after.month) continue;
    const before = month === after?.month ? after.bookingId : null;
    const page = { before, limit: limit - lines.length };
    lines.push(...(await read.register.linesOfPartner(partnerId, month, page)));
  }
  return lines;
};

/**
 * The statement of a partner: its sales and its commission, by month in UTC and by booking. Past months do not change, because each change
 * belongs to the month in which it happened; all months together equal the present bookings, at their totals.
 * @throws Refusal 'unauthenticated', 'forbidden' (scope), 'not-found', 'invalid' (ends before it begins)
 */
export const partnerStatement =
  (ports: Reads) =>
  async (
    caller: Caller,
    asked: StatementAsked,
    { limit, after }: { readonly limit: number; readonly after: StatementCursor | null },
  ): Promise<StatementPage> => {
    const { id, statement } = await readStatement(ports, caller, asked);
    const lines = await pageOfLines(ports, id, statement, { limit: limit + 1, after });
    return { ...statement, lines: lines.slice(0, limit), more: lines.length > limit };
  };

/**
 * The same with every line, some hundreds at a time. It waits for each piece, so that a slow reader needs no memory.
 * @throws Refusal as `partnerStatement`, before `begin` is called
 */
export const eachStatementLine =
  (ports: Reads) =>
  async (
    caller: Caller,
    asked: StatementAsked,
    begin: (statement: Statement) => Promise<void>,
    visit: (lines: readonly StatementLine[]) => Promise<void>,
  ): Promise<void> => {
    const { id, statement } = await readStatement(ports, caller, asked);
    await begin(statement);
    for (let after: StatementCursor | null = null; ; ) {
      const lines: readonly StatementLine[] = await pageOfLines(ports, id, statement, {
        limit: BATCH,
        after,
      });
      if (lines.length > 0) await visit(lines);
      if (lines.length < BATCH) break;
      after = lines.at(-1) ?? null;
    }
  };
