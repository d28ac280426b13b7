import { TextPage } from './TextPage.tsx';
import { warmText } from './warm-text.ts';

/** What holds between the shop and whoever books. */
export default function TermsPage() {
  return <TextPage name="terms" title="Terms" />;
}

export const warm = warmText('terms');
