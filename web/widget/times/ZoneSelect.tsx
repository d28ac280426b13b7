/** @jsxImportSource preact */
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { useMemo } from 'preact/hooks';
import { zoneTitle } from '../../ui/formats/free-time-words.ts';
import { nearZones } from '../near-zones.ts';

interface ZoneSelectProps {
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
}

/** The zone in which times are shown, and a way to change it. */
export function ZoneSelect({ zone, onZone }: ZoneSelectProps) {
  const zones = useMemo(() => {
    const near = nearZones();
    return [near, Intl.supportedValuesOf('timeZone').flatMap((name) => toZone(name) ?? [])].map((each) => [
      ...new Set(each),
    ]);
  }, []);
  return (
    <select
      class="control zone"
      aria-label={`Time zone of these times: ${zoneTitle(zone)}`}
      value={zone}
      onChange={({ currentTarget }) => {
        const chosen = toZone(currentTarget.value);
        if (chosen) onZone(chosen);
      }}
    >
      <option value={zone}>{zoneTitle(zone)}</option>
      {zones.map((each, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two fixed groups, near zones and all zones
        <optgroup key={place} label={place === 0 ? 'Near' : 'All'}>
          {each
            .filter((other) => other !== zone)
            .map((other) => (
              <option key={other} value={other}>
                {place === 0 ? zoneTitle(other) : other.replaceAll('_', ' ')}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  );
}
