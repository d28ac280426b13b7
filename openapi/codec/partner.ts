import { currency, toAmount } from '@wondercast/core/kernel/money';
import type { CreatedKey } from '@wondercast/core/people/partners/created-key';
import { keyState, type PartnerKey } from '@wondercast/core/people/partners/key';
import type { Partner } from '@wondercast/core/people/partners/partner';
import { PARTNER } from '@wondercast/core/people/partners/partner-record';
import type { Statement } from '@wondercast/core/people/partners/statement';
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

export const encodeStatement = (statement: Statement): Wire<'PartnerStatement'> => ({
  currency: currency(),
  partner: statement.partnerName,
  bookings: statement.bookings,
  gross: toAmount(statement.gross),
  paid: toAmount(statement.paid),
  months: statement.months.map(({ month, bookings, gross, paid }) => ({
    month,
    bookings,
    gross: toAmount(gross),
    paid: toAmount(paid),
  })),
});
