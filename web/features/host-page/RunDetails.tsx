import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { HostPageSessionWire } from '../../api/transport/wire.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';

const mark = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface WordsProps {
  readonly title: string;
  readonly text: string | null;
}

function Words({ title, text }: WordsProps) {
  return (
    text && (
      <>
        <h3>{title}</h3>
        <p>{text}</p>
      </>
    )
  );
}

/** Inclusions, add-ons, and notes of the desk and the guests. */
export function RunDetails({ session }: { readonly session: HostPageSessionWire }) {
  const { inclusions, addOns, notes, guestNotes, place, joinUrl, unasked } = session;
  const settled = ['Agreed', unasked ? 'You lead it' : 'You accepted', ...(joinUrl ? ['Linked'] : [])];
  return (
    <>
      {inclusions.length > 0 && (
        <div>
          <h3>Included</h3>
          <ul>
            {inclusions.map((each) => (
              <li key={each}>
                <Check {...mark} />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {addOns.length > 0 && (
          <>
            <h3>Added</h3>
            <ul>
              {addOns.map((each) => (
                <li key={each}>
                  <Plus {...mark} color="var(--accent)" />
                  <span>{each}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <Words title="Where" text={place} />
        <Words title="Notes" text={notes} />
        <Words title="From the guests" text={guestNotes} />
        {addOns.length === 0 && !place && !notes && !guestNotes && (
          <Words title="Notes" text="Nothing special is known." />
        )}
      </div>
      <div data-wide="">
        {settled.map((each) => (
          <Badge key={each} tone="ok">
            <Check {...mark} />
            <span>{each}</span>
          </Badge>
        ))}
      </div>
    </>
  );
}
