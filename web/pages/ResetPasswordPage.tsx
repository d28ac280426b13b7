import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../api/catalogue/site.ts';
import { ForgottenPassword } from '../features/password/ForgottenPassword.tsx';
import { NewPassword } from '../features/password/NewPassword.tsx';
import { Link } from '../ui/primitives/Link.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { TextLink } from '../ui/primitives/Text.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { usePageHead } from './page-head.tsx';

function FormSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton $width="90px" $height="18px" />
      <Skeleton $height="48px" $top="7px" />
      <Skeleton $height="56px" $top="20px" $radius="var(--pill)" />
    </div>
  );
}

/** Resets a forgotten password: first by the address, then, after the mailed link, with a new password. */
export default function ResetPasswordPage() {
  const { brandName } = useConfig();
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  // The document is the same for everybody: only the browser knows the token.
  const token = isHydrated ? parameters.get('token') : null;
  usePageHead({
    title: `New password | ${brandName}`,
    description: 'Choose a new password.',
    canonical: null,
  });
  return (
    <AuthFrame
      title="New password"
      text={
        token === null
          ? 'Tell us your email address, and we send you a link that works once, within one hour.'
          : 'Choose a password that you do not use anywhere else.'
      }
    >
      {!isHydrated && <FormSkeleton />}
      {isHydrated && token === null && <ForgottenPassword />}
      {isHydrated && token !== null && <NewPassword key={token} token={token} />}
      <p style={{ marginTop: 20, textAlign: 'center', fontSize: 15 }}>
        <TextLink as={Link} to="/auth">
          Back to sign in
        </TextLink>
      </p>
    </AuthFrame>
  );
}

export { warmFeatured as warm } from './warm-featured.ts';
