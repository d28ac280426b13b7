import { SECOND_FACTOR_REQUIRED } from '@wondercast/core/people/account/words';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { useConfig } from '../api/catalogue/site.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { usePageHead } from './page-head.tsx';

const TITLE = 'A second factor is missing';

/** Tells staff why the dashboard is closed and where to set up a second factor. */
export function SecondFactorMissing() {
  const { brandName } = useConfig();
  usePageHead({ title: `${TITLE} | ${brandName}`, description: SECOND_FACTOR_REQUIRED, canonical: null });
  return (
    <Page>
      <EmptyState
        icon={ShieldAlert}
        titleAs="h1"
        title={TITLE}
        text={SECOND_FACTOR_REQUIRED}
        action={<ButtonLink to="/profile?tab=profile">Set one up</ButtonLink>}
      />
    </Page>
  );
}
