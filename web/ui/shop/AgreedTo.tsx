import { Link } from '../primitives/Link.tsx';
import { Hint } from '../primitives/Text.tsx';

/** A note below the button by which somebody agrees to the terms. The texts open in a new tab, so that typed input is kept. */
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
