import type { SettingsWire } from '../../api/admin/settings.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { Small } from '../../ui/primitives/Text.tsx';

/** Who last changed a group of settings. */
export function ChangedBy({ changed }: Pick<SettingsWire['brand'], 'changed'>) {
  return (
    <Small>{changed ? `Changed by ${changed.by} on ${formatMoment(changed.at)}` : 'Not changed yet'}</Small>
  );
}
