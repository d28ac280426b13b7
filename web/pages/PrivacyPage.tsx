import { TextPage } from './TextPage.tsx';
import { warmText } from './warm-text.ts';

/** What the shop keeps of people, and why. */
export default function PrivacyPage() {
  return <TextPage name="privacy" title="Privacy" />;
}

export const warm = warmText('privacy');
