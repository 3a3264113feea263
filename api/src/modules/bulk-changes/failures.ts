import type { BulkOutcome } from '@forms/shared/contract';

/** What one looks at once a change has ended. */
export const failures = ['conflict', 'refused', 'stays'] as const satisfies readonly BulkOutcome[];
