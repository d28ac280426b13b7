import { useQuery } from '@tanstack/react-query';
import { TEST_PATH } from '@wondercast/core/people/partners/test-data';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { landingOf } from '../addresses/landing-address.ts';
import { readTyped } from '../addresses/register-address.ts';
import { safeReturn, signInAddress } from '../addresses/return-address.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { userQuery } from '../api/session/account.ts';
import { RegisterForm } from '../features/account/RegisterForm.tsx';
import { SignInForm } from '../features/account/SignInForm.tsx';
import { SegmentTrack, segment } from '../ui/forms/segmented-look.ts';
import { Link } from '../ui/primitives/Link.tsx';
import { TextLink } from '../ui/primitives/Text.tsx';
import { useHydrated } from '../ui/primitives/use-hydrated.ts';
import { AuthFrame } from './AuthFrame.tsx';
import NotFoundPage from './NotFoundPage.tsx';
import { missing, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';
import { warmFeatured } from './warm-featured.ts';

const Switch = styled(SegmentTrack)`
  width: 100%;
  margin-bottom: 24px;
  & > a {
    ${segment}
  }
`;

const Forgotten = styled.p`
  margin-top: 20px;
  text-align: center;
  font-size: 15px;
`;

/** Loads a page of the other shop (live or test), which is a separate document. */
function OtherShop({ to }: { readonly to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}

function Auth({ isNew }: { readonly isNew: boolean }) {
  const { brandName, publicUrl } = useConfig();
  const { search: parameters, state } = useLocation();
  const isHydrated = useHydrated();
  const { data: user } = useQuery({ ...userQuery, enabled: isHydrated });
  usePageHead({
    title: `${isNew ? 'Create account' : 'Sign in'} | ${brandName}`,
    description: 'Sign in to book faster and track your orders.',
    canonical: null,
  });
  const back = safeReturn(new URLSearchParams(parameters).get('return'));
  // People who look at test data sign in once, in the live shop (decision 249).
  if (publicUrl.endsWith(TEST_PATH))
    return <OtherShop to={signInAddress(TEST_PATH + (back === '/' ? '/admin' : back))} />;
  if (user) {
    if (back.startsWith(`${TEST_PATH}/`)) return <OtherShop to={back} />;
    return <Navigate replace to={back === '/' ? landingOf(user) : back} />;
  }
  const here = (current: boolean) => (current ? 'page' : undefined);
  // The document is the same for everybody; only the browser knows the return URL.
  const search = isHydrated ? parameters : '';
  return (
    <AuthFrame
      title={isNew ? 'Create account' : 'Good to see you'}
      text={
        isNew
          ? 'Keep every booking, date and invoice in one place.'
          : 'Sign in to book faster and track your orders.'
      }
    >
      <Switch as="nav" aria-label="Sign in or register">
        <Link replace state={state} to={{ pathname: '/auth', search }} aria-current={here(!isNew)}>
          Sign in
        </Link>
        <Link replace state={state} to={{ pathname: '/auth/register', search }} aria-current={here(isNew)}>
          Register
        </Link>
      </Switch>
      {isNew ? <RegisterForm key="register" typed={readTyped(state)} /> : <SignInForm key="sign-in" />}
      {!isNew && (
        <Forgotten>
          <TextLink as={Link} to="/auth/reset">
            Forgot your password?
          </TextLink>
        </Forgotten>
      )}
    </AuthFrame>
  );
}

const isMode = (mode: string | undefined): boolean => mode === undefined || mode === 'register';

export const warm: Warm = async (client, url, name) =>
  isMode(url.pathname.split('/')[2] || undefined) ? warmFeatured(client, url, name) : missing;

/** Sign-in, and registration beside it. */
export default function AuthPage() {
  const { mode } = usePathParameters();
  if (!isMode(mode)) return <NotFoundPage />;
  return <Auth isNew={mode === 'register'} />;
}
