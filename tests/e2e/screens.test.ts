import { describeGuards } from './suite/guards.ts';
import { describeHeader } from './suite/header.ts';
import { describeHome } from './suite/home.ts';
import { describeNoScript } from './suite/no-script.ts';
import { describeNotFound } from './suite/not-found.ts';
import { describeResults } from './suite/results.ts';
import { describeSearch } from './suite/search.ts';
import { describeTheme } from './suite/theme.ts';
import { describeToasts } from './suite/toasts.ts';

describeGuards();
describeHeader();
describeTheme();
describeSearch();
describeHome();
describeResults();
describeNotFound();
describeToasts();
describeNoScript();
