import { type KeyKind, type KeyMode, SCOPES, type Scope } from '@wondercast/core/people/caller';
import { partnerKeyRule } from '@wondercast/core/people/partners/rules';
import { keyApi } from '../../api/admin/partners.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { PartnerKeyWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import type { Rule } from '../../forms/use-submission.ts';
import { scopeWords } from './partner-words.ts';

export interface KeyDraft {
  readonly label: string;
  readonly kind: KeyKind;
  readonly mode: KeyMode;
  /** One origin per line. */
  readonly origins: string;
  readonly scopes: readonly Scope[];
  /** Requests per minute; empty for the default. */
  readonly ratePerMinute: string;
}

const draftOf = (key: PartnerKeyWire | null): KeyDraft => ({
  label: key?.label ?? '',
  kind: key?.kind ?? 'publishable',
  mode: key?.mode ?? 'live',
  origins: key?.origins.join('\n') ?? '',
  scopes: key?.scopes ?? SCOPES,
  ratePerMinute: key ? String(key.ratePerMinute) : '',
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A publishable key has origins, a secret key has scopes. */
const bodyOf =
  (partnerId: number) =>
  ({ label, kind, mode, origins, scopes, ratePerMinute }: KeyDraft): Body<'/api/admin/keys', 'post'> => ({
    partnerId,
    kind,
    mode,
    label,
    origins: kind === 'publishable' ? linesOf(origins) : [],
    ...(kind === 'secret' && { scopes: [...scopes] }),
    ...(ratePerMinute.trim() && { ratePerMinute: Number(ratePerMinute) }),
  });

/** The same rule, with errors of single origins assigned to the field. */
const rule: Rule<unknown> = {
  safeParse: (input) => {
    const judged = partnerKeyRule.safeParse(input);
    if (judged.success) return judged;
    const issues = judged.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1), message }));
    return { success: false, error: { issues } };
  },
};

const labels: Readonly<Record<keyof KeyDraft, string>> = {
  label: 'Label',
  kind: 'Kind',
  mode: 'Opens',
  origins: 'Origins',
  scopes: 'Scopes',
  ratePerMinute: 'Requests a minute',
};

/** The keys of one partner. */
export const keyOf = (partnerId: number) =>
  recordKind({
    title: 'Key',
    noun: 'key',
    api: keyApi,
    rule,
    draftOf,
    bodyOf: bodyOf(partnerId),
    labels,
    wordsOf: (draft, name) => (name === 'scopes' ? draft.scopes.map(scopeWords).join(', ') : draft[name]),
  });
