import { describeHeader } from './suite/header.ts';
import { describeTheme } from './suite/theme.ts';
import { describeToasts } from './suite/toasts.ts';
import { describeType } from './suite/type.ts';

describeHeader();
describeTheme();
describeToasts();
describeType();
