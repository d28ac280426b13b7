import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { styled } from 'styled-components';
import { chooseTheme, type ThemeChoice, useThemeChoice } from '../theme/theme-choice.ts';
import { IconButton } from './IconButton.tsx';

// CSS selects the icon by the document's attributes, which are set before the first paint.
const Icons = styled.span`
  display: grid;
  & > svg {
    display: none;
  }
  :root[data-choice='light'] & > .light,
  :root[data-choice='dark'] & > .dark,
  :root[data-choice='system'] & > .system {
    display: block;
  }
`;

const next: Readonly<Record<ThemeChoice, ThemeChoice>> = { dark: 'light', light: 'system', system: 'dark' };

/** A button that cycles through dark, light and system. */
export function ThemeToggle({ className }: { readonly className?: string }) {
  const choice = useThemeChoice();
  return (
    <IconButton
      className={className}
      aria-label={`Theme: ${choice}`}
      onClick={() => chooseTheme(next[choice])}
    >
      <Icons>
        <Sun className="light" size={20} strokeWidth={1.75} />
        <Moon className="dark" size={20} strokeWidth={1.75} />
        <Monitor className="system" size={20} strokeWidth={1.75} />
      </Icons>
    </IconButton>
  );
}
