import { NOT_PERMITTED } from '@wondercast/core/people/caller';
import Lock from 'lucide-react/icons/lock';
import { Page } from '../ui/primitives/Panel.tsx';
import { HomewardState } from './HomewardState.tsx';

/** Shown instead of the dashboard to people who are not administrators. */
export function AccessDenied() {
  return (
    <Page>
      <HomewardState icon={Lock} title="Access Denied" text={NOT_PERMITTED} label="Return to Home" />
    </Page>
  );
}
