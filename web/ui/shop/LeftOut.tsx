import { counted } from '../formats/counted.ts';
import { Small } from '../primitives/Text.tsx';

/** How many sessions calendar files and feeds leave out, and why. Renders nothing when they contain all. */
export function LeftOut({ count }: { readonly count: number }) {
  return count === 0 ? null : (
    <Small as="p">
      {`${counted(count, 'session')} not in your calendar yet: a date, a time or its time zone is missing or cannot be read.`}
    </Small>
  );
}
