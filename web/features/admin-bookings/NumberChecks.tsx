import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Badge, type BadgeTone } from '../../ui/primitives/Badge.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { Entries } from './details-look.ts';

type Check = AdminBookingWire['numberChecks'][number];

const DECISIONS: Readonly<Record<NonNullable<Check['decision']>, string>> = {
  charged: 'Tax charged',
  kept: 'Kept without tax',
  replaced: 'Another number was given',
};

const TONES: Readonly<Record<Check['state'], BadgeTone>> = {
  waiting: 'flat',
  valid: 'ok',
  invalid: 'bad',
  unanswered: 'warn',
};

const decisionOf = ({ decision, decidedBy, reason }: Check): string =>
  decision === null
    ? ''
    : [DECISIONS[decision], decidedBy && `by ${decidedBy}`].filter(Boolean).join(' ') +
      (reason ? `: ${reason}` : '');

/** Results of VIES or HMRC for the tax numbers that exempt a booking from tax. */
export function NumberChecks({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-label="Tax number" style={{ marginTop: 26 }}>
      <Subheading>Tax number</Subheading>
      <Entries>
        {checks.map((check) => {
          const {
            id,
            number,
            officeName,
            stateName,
            triedAt,
            askedAt,
            name,
            address,
            consultation,
            problem,
          } = check;
          const said = [
            name,
            address,
            problem,
            consultation && `Consultation ${consultation}`,
            decisionOf(check),
          ];
          return (
            <li key={id}>
              <span style={{ flex: 1, minWidth: 0 }}>
                <b>{number}</b>
                <small>{`${officeName}, ${formatMoment(triedAt ?? askedAt)}`}</small>
                {said.filter(Boolean).map((each) => (
                  <small key={each}>{each}</small>
                ))}
              </span>
              <Badge tone={TONES[check.state]}>{stateName}</Badge>
            </li>
          );
        })}
      </Entries>
    </section>
  );
}
