import { type ReceivedBugReport, statusNames } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendList';

/** A bug report in an exported file, its time as ISO 8601 has it. */
export const exportedBugReport: CsvColumns<ReceivedBugReport> = {
  'What went wrong': ({ message }) => message,
  'In their words': ({ optionalMsg }) => optionalMsg,
  Page: ({ route }) => route,
  Status: ({ tracking }) => statusNames[tracking],
  Version: ({ version }) => version,
  Browser: ({ userAgent }) => userAgent,
  Sent: ({ sentAt }) => sentAt,
};
