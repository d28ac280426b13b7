import { Box } from '../../ui/primitives/form-box.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';

interface PolicyExceptionsProps {
  readonly exceptions: readonly { readonly id: number; readonly title: string }[];
}

/** Experiences with their own policy, each with a link. */
export function PolicyExceptions({ exceptions }: PolicyExceptionsProps) {
  return (
    <Box aria-labelledby="exceptions">
      <h2 id="exceptions">
        Exceptions{' '}
        <small>
          {exceptions.length === 0
            ? 'none: every experience follows this policy'
            : 'experiences with a policy of their own'}
        </small>
      </h2>
      {exceptions.length > 0 && (
        <ul style={{ display: 'grid', gap: 8, maxHeight: 260, overflowY: 'auto' }}>
          {exceptions.map(({ id, title }) => (
            <li key={id}>
              <TextLink as={Link} to={`/admin?tab=experiences&search=${encodeURIComponent(title)}`}>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
