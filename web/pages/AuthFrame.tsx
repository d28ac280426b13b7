import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useConfig } from '../api/catalogue/site.ts';
import { AuthArt } from '../features/account/AuthArt.tsx';
import { FormSide, Middle, Split, Title, Top } from '../features/account/auth-look.ts';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import type { Elements } from '../ui/primitives/elements.ts';
import { Link } from '../ui/primitives/Link.tsx';
import { Fine, Soft } from '../ui/primitives/Text.tsx';
import { Logo } from '../ui/shop/Logo.tsx';

interface AuthFrameProps {
  readonly title: string;
  readonly text: string;
  /** The form. */
  readonly children: Elements;
}

/** The frame of all sign-in pages: a form at the left, art at the right. */
export function AuthFrame({ title, text, children }: AuthFrameProps) {
  const { brandName, brandLogo } = useConfig();
  return (
    <Split>
      <FormSide>
        <Top>
          <Link to="/" aria-label={`${brandName} home`}>
            <Logo name={brandName} image={brandLogo} />
          </Link>
          <ButtonLink look="bare" size="sm" to="/">
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            Back to Home
          </ButtonLink>
        </Top>
        <Middle>
          <Title>{title}</Title>
          <Soft style={{ margin: '10px 0 26px' }}>{text}</Soft>
          {children}
        </Middle>
        <Fine>Browsing and the cart work without an account.</Fine>
      </FormSide>
      <AuthArt />
    </Split>
  );
}
