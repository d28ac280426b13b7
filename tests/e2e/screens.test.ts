import { describeGuards } from './suite/guards.ts';
import { describeHeader } from './suite/header.ts';
import { describeHome } from './suite/home.ts';
import { describeNoScript } from './suite/no-script.ts';
import { describeNotFound } from './suite/not-found.ts';
import { describeTheme } from './suite/theme.ts';
import { describeToasts } from './suite/toasts.ts';
import { describeType } from './suite/type.ts';

describeGuards();
describeHeader();
describeTheme();
describeHome();
describeNotFound();
describeToasts();
describeType();
describeNoScript();
