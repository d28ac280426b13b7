import { Link } from '../primitives/Link.tsx';
import { Hint } from '../primitives/Text.tsx';

/** Below the button by which somebody agrees; the texts open beside it, so that what was typed stays. */
export function AgreedTo({ by }: { readonly by: string }) {
  return (
    <Hint>
      <span>{`${by} you agree to the `}</span>
      <Link to="/terms" target="_blank" style={LINK}>
        Terms
      </Link>{' '}
      and have read{' '}
      <Link to="/privacy" target="_blank" style={LINK}>
        Privacy
      </Link>
      .
    </Hint>
  );
}

const LINK = { textDecoration: 'underline' } as const;
