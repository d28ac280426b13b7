import type { DocumentState } from '@wondercast/core/bookings/invoicing/document-state';
import { Badge, type BadgeTone } from '../primitives/Badge.tsx';

const LOOKS: Readonly<Record<DocumentState, readonly [words: string, tone: BadgeTone]>> = {
  paid: ['Paid', 'ok'],
  open: ['Open', 'warn'],
  overdue: ['Overdue', 'bad'],
  replaced: ['Replaced', 'flat'],
  credited: ['Taken back', 'flat'],
  'credit-note': ['Credit note', 'flat'],
};

/** The state of an invoice. */
export function DocumentBadge({ state }: { readonly state: DocumentState }) {
  const [words, tone] = LOOKS[state];
  return <Badge tone={tone}>{words}</Badge>;
}
