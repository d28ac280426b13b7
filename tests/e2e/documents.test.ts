import { describeDocuments } from './suite/documents.ts';
import { describeLoading } from './suite/loading.ts';
import { describeReviewFacts } from './suite/review-facts.ts';

describeDocuments();
describeReviewFacts();
describeLoading();
