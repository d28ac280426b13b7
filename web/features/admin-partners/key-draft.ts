import { type KeyKind, SCOPES, type Scope } from '@wondercast/core/caller';
import { partnerKeyRule } from '@wondercast/core/partners/rules';
import type { Body } from '../../api/transport/contract.ts';
import type { PartnerKeyWire } from '../../api/transport/wire.ts';
import type { Rule } from '../../forms/use-submission.ts';

export interface KeyDraft {
  readonly label: string;
  readonly kind: KeyKind;
  /** One a line. */
  readonly origins: string;
  readonly scopes: readonly Scope[];
  /** Requests a minute; empty for what is usual. */
  readonly ratePerMinute: string;
}

export const draftOf = (key: PartnerKeyWire | null): KeyDraft => ({
  label: key?.label ?? '',
  kind: key?.kind ?? 'publishable',
  origins: key?.origins.join('\n') ?? '',
  scopes: key?.scopes ?? SCOPES,
  ratePerMinute: key ? String(key.ratePerMinute) : '',
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A publishable key has origins, a secret one scopes. */
export const bodyOf =
  (partnerId: number) =>
  ({ label, kind, origins, scopes, ratePerMinute }: KeyDraft): Body<'/api/admin/keys', 'post'> => ({
    partnerId,
    kind,
    label,
    origins: kind === 'publishable' ? linesOf(origins) : [],
    ...(kind === 'secret' && { scopes: [...scopes] }),
    ...(ratePerMinute.trim() && { ratePerMinute: Number(ratePerMinute) }),
  });

/** As the rule, but what is wrong with one origin is said of their field. */
export const keyRule: Rule<unknown> = {
  safeParse: (input) => {
    const judged = partnerKeyRule.safeParse(input);
    if (judged.success) return judged;
    const issues = judged.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1), message }));
    return { success: false, error: { issues } };
  },
};

export const LABELS: Readonly<Record<keyof KeyDraft, string>> = {
  label: 'Label',
  kind: 'Kind',
  origins: 'Origins',
  scopes: 'Scopes',
  ratePerMinute: 'Requests a minute',
};
