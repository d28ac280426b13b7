import { describeDocuments } from './suite/documents.ts';
import { describeLoading } from './suite/loading.ts';

describeDocuments();
describeLoading();
