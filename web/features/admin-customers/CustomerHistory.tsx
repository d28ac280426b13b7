import type { CustomerDetailsWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { Entries, Section } from './customer-look.ts';

const WORDS: Readonly<Record<string, string>> = {
  'customer.note-added': 'Note added',
  'customer.note-removed': 'Note removed',
  'customer.merged': 'Another customer was merged into this one',
  'customer.merged-away': 'Merged into another customer',
  'customer.separated': 'Taken apart',
};

/** The staff's changes of a customer, newest first. */
export function CustomerHistory({ entries }: { readonly entries: CustomerDetailsWire['history'] }) {
  if (entries.length === 0) return null;
  return (
    <Section>
      <Subheading>History</Subheading>
      <Entries>
        {entries.map(({ id, action, actor, at }) => (
          <li key={id}>
            <span>
              <span>{WORDS[action] ?? action}</span>
              <small>{`${actor.name} · ${formatMoment(at)}`}</small>
            </span>
          </li>
        ))}
      </Entries>
    </Section>
  );
}
