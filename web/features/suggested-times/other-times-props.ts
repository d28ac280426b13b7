import type { SessionWire } from '../../api/transport/wire.ts';
import type { Suggestion } from './use-suggestion.ts';

/** Props of the alternatives to the suggested times. */
export interface OtherTimesProps {
  readonly token: string;
  readonly session: SessionWire;
  readonly suggestion: Suggestion;
  /** The label of the button that closes the form. */
  readonly backLabel: string;
}
