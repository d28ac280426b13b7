import type { SessionWire } from '../../api/transport/wire.ts';
import type { Suggestion } from './use-suggestion.ts';

/** What takes the place of the suggested times. */
export interface OtherTimesProps {
  readonly token: string;
  readonly session: SessionWire;
  readonly suggestion: Suggestion;
  /** On the button that closes the form. */
  readonly backLabel: string;
}
