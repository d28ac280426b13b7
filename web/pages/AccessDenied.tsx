import { NOT_PERMITTED } from '@wondercast/core/people/caller';
import Lock from 'lucide-react/icons/lock';
import { Page } from '../ui/primitives/Panel.tsx';
import { HomewardState } from './HomewardState.tsx';

/** What administrators have, others do not see. */
export function AccessDenied() {
  return (
    <Page>
      <HomewardState icon={Lock} title="Access Denied" text={NOT_PERMITTED} label="Return to Home" />
    </Page>
  );
}
