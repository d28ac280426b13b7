import { Refusal } from '../../../kernel/refusal.ts';
import { type Caller, requirePartnerReader } from '../../../people/caller.ts';
import { type Statement, statementOf } from '../../../people/partners/statement.ts';
import type { OfficePorts } from '../ports.ts';

/** Months as YYYY-MM; null is the first or the last there is. */
export interface StatementAsked {
  readonly from: string | null;
  readonly to: string | null;
}

const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);

const afterThe = (month: string): Date => {
  const next = firstOf(month);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next;
};

const NEVER_BEFORE = new Date('0001-01-01T00:00:00.000Z');
const NEVER_AFTER = new Date('9999-12-31T00:00:00.000Z');

/**
 * How much came through the asking partner, by month of UTC. Past months stand still: each change belongs to the month in which it
 * happened; all months together are the bookings that exist now, at their totals.
 * @throws Refusal 'unauthenticated', 'forbidden' (scope), 'invalid' (ends before it begins)
 */
export const partnerStatement =
  ({ read }: Pick<OfficePorts, 'read'>) =>
  async (caller: Caller, { from, to }: StatementAsked): Promise<Statement> => {
    const { partnerId } = requirePartnerReader(caller, 'statement:read');
    if (from !== null && to !== null && to < from) {
      const message = 'Must not be before the first month';
      throw new Refusal('invalid', message, { issues: [{ path: 'to', message }] });
    }
    const months = await read.register.monthsOfPartner(
      partnerId,
      from === null ? NEVER_BEFORE : firstOf(from),
      to === null ? NEVER_AFTER : afterThe(to),
    );
    const partnerName =
      caller.kind === 'partner' ? caller.partnerName : ((await read.partners.byId(partnerId))?.name ?? '');
    return statementOf(partnerName, months);
  };
