import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import Smartphone from 'lucide-react/icons/smartphone';
import type { StaffMemberWire } from '../../api/transport/wire.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';

/** A person's second factor. A passkey takes precedence over an app. */
export function FactorBadge({ secondFactor }: Pick<StaffMemberWire, 'secondFactor'>) {
  if (secondFactor.includes('passkey'))
    return (
      <Badge tone="ok">
        <FingerprintPattern size={16} strokeWidth={1.75} aria-hidden="true" />
        Passkey
      </Badge>
    );
  if (secondFactor.includes('authenticator'))
    return (
      <Badge tone="ok">
        <Smartphone size={16} strokeWidth={1.75} aria-hidden="true" />
        Authenticator
      </Badge>
    );
  return (
    <Badge tone="warn">
      <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      Not set
    </Badge>
  );
}
