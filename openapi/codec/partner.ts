import { currency, toAmount } from '@wondercast/core/kernel/money';
import type { CreatedKey } from '@wondercast/core/people/partners/created-key';
import { keyState, type PartnerKey } from '@wondercast/core/people/partners/key';
import type { Partner } from '@wondercast/core/people/partners/partner';
import { PARTNER } from '@wondercast/core/people/partners/partner-record';
import type {
  StatementCursor,
  StatementLine,
  StatementPage,
  StatementSums,
} from '@wondercast/core/people/partners/statement';
import type { TestMail } from '@wondercast/core/people/partners/test-mail';
import { encoderOf } from './record.ts';
import type { Wire } from './wire.ts';

const encodeFieldsOfPartner = encoderOf(PARTNER);

export const encodePartner = (partner: Partner): Wire<'Partner'> => ({
  id: partner.id,
  ...encodeFieldsOfPartner(partner),
  createdAt: partner.createdAt.toISOString(),
  version: partner.version,
});

export const encodePartnerKey = (key: PartnerKey, now: Date): Wire<'PartnerKey'> => ({
  id: key.id,
  partnerId: key.partnerId,
  kind: key.kind,
  mode: key.mode,
  label: key.label,
  hint: key.hint,
  status: keyState(key, now),
  origins: [...key.origins],
  scopes: [...key.scopes],
  ratePerMinute: key.ratePerMinute,
  createdAt: key.createdAt.toISOString(),
  lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  expiresAt: key.expiresAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
  version: key.version,
});

export const encodeCreatedKey = ({ key, text }: CreatedKey, now: Date): Wire<'CutPartnerKey'> => ({
  ...encodePartnerKey(key, now),
  key: text,
});

export const encodeTestMail = (partnerId: number, mail: TestMail | null): Wire<'PartnerTestMail'> => ({
  partnerId,
  address: mail?.address ?? null,
  confirmed: Boolean(mail?.confirmedAt),
});

const encodeSums = ({ bookings, gross, paid, refunds, commission }: StatementSums) => ({
  bookings,
  gross: toAmount(gross),
  paid: toAmount(paid),
  refunds: toAmount(refunds),
  commission: toAmount(commission),
});

const encodeStatementLine = (line: StatementLine) => ({
  month: line.month,
  reference: line.reference,
  day: line.day,
  ...encodeSums(line),
  percent: line.percent,
});

export const encodeStatement = (statement: StatementPage): Wire<'PartnerStatement'> => ({
  currency: currency(),
  partner: statement.partnerName,
  ...encodeSums(statement),
  months: statement.months.map((month) => ({ month: month.month, ...encodeSums(month) })),
  lines: statement.lines.map(encodeStatementLine),
});

export const toStatementCursor = ({ month, bookingId }: StatementCursor): string => `${month}.${bookingId}`;

export const readStatementCursor = (cursor: string): StatementCursor => ({
  month: cursor.slice(0, 7),
  bookingId: Number(cursor.slice(8)),
});
