import { MAX_ZONES } from '@wondercast/core/shop/policy/rules';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Select } from '../ui/forms/Select.tsx';
import { TextField } from '../ui/forms/TextField.tsx';
import { Button } from '../ui/primitives/Button.tsx';
import { IconButton } from '../ui/primitives/IconButton.tsx';
import type { FieldErrors } from './use-submission.ts';
import { withAnotherZone, type ZoneDraft } from './zones-draft.ts';
import { Below, Unit, Zone, Zones } from './zones-look.ts';

const NOT_ONLINE = 'not online';

const NAMES = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];

const nameOf = (at: number, count: number): string =>
  at === count - 1 ? (count === 1 ? 'At any time' : 'Last zone') : `${NAMES[at] ?? at + 1} zone`;

interface ZonesEditorProps {
  readonly zones: readonly ZoneDraft[];
  /** By index and field, such as `0.fromHours`. */
  readonly errors: FieldErrors;
  readonly onChange: (zones: readonly ZoneDraft[]) => void;
}

/** Edits a cancellation policy zone by zone: from how many hours ahead it applies, how much is refunded, and what moving costs. */
export function ZonesEditor({ zones, errors, onChange }: ZonesEditorProps) {
  const set = (at: number, part: Partial<ZoneDraft>) =>
    onChange(zones.map((zone, each) => (each === at ? { ...zone, ...part } : zone)));
  const last = zones.length - 1;
  return (
    <>
      <Zones>
        {zones.map((zone, at) => {
          const isLast = at === last;
          const name = nameOf(at, zones.length);
          const before = zones[at - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a zone is identified by its index
            <Zone key={at}>
              <legend>{name}</legend>
              {!isLast && (
                <IconButton
                  small
                  aria-label={`Remove the ${name.toLowerCase()}`}
                  onClick={() => onChange(zones.filter((_, each) => each !== at))}
                >
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              )}
              {(!isLast || before) && (
                <TextField
                  label={isLast ? 'Below' : 'From'}
                  inputMode="numeric"
                  autoComplete="off"
                  readOnly={isLast}
                  value={isLast ? (before?.hours ?? '') : zone.hours}
                  error={errors[`${at}.fromHours`] ?? null}
                  after={<Unit>hours</Unit>}
                  onChange={({ target }) => set(at, { hours: target.value })}
                />
              )}
              <TextField
                label="Goes back"
                inputMode="numeric"
                autoComplete="off"
                value={zone.back}
                error={errors[`${at}.refundPercent`] ?? null}
                after={<Unit>%</Unit>}
                onChange={({ target }) => set(at, { back: target.value })}
              />
              <Select
                label="Moving"
                placeholder="online"
                options={[NOT_ONLINE]}
                chosen={zone.move === null ? NOT_ONLINE : null}
                error={zone.move === null ? (errors[`${at}.movePercent`] ?? null) : null}
                onChoose={(chosen) => set(at, { move: chosen === null ? '0' : null })}
              />
              {zone.move !== null && (
                <TextField
                  label="Moving costs"
                  inputMode="numeric"
                  autoComplete="off"
                  value={zone.move}
                  error={errors[`${at}.movePercent`] ?? null}
                  after={<Unit>%</Unit>}
                  onChange={({ target }) => set(at, { move: target.value })}
                />
              )}
            </Zone>
          );
        })}
      </Zones>
      <Below>
        {zones.length < MAX_ZONES && (
          <Button look="quiet" size="sm" onClick={() => onChange(withAnotherZone(zones))}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add a zone
          </Button>
        )}
        <span>Sessions without an agreed time are in the first zone.</span>
      </Below>
    </>
  );
}
