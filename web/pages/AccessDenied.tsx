import { NOT_PERMITTED } from '@wondercast/core/caller';
import Lock from 'lucide-react/icons/lock';
import { useConfig } from '../api/catalogue/site.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { usePageHead } from './page-head.tsx';

const TITLE = 'Access Denied';

/** What administrators have, others do not see. */
export function AccessDenied() {
  const { brandName } = useConfig();
  usePageHead({ title: `${TITLE} | ${brandName}`, description: NOT_PERMITTED, canonical: null });
  return (
    <Page>
      <EmptyState
        icon={Lock}
        titleAs="h1"
        title={TITLE}
        text={NOT_PERMITTED}
        action={
          <ButtonLink look="line" to="/">
            Return to Home
          </ButtonLink>
        }
      />
    </Page>
  );
}
